import { useLanguage } from '#src/language/use-language.tsx'
import fold from '#src/ui/layout/fold.module.css'

import css from './preview-bar.module.css'
import type { Preview } from './preview.ts'

/** What content brought, what of it is not published, and where it comes from. */
export function Seen({ seen }: Pick<Preview, 'seen'>) {
  const { t } = useLanguage()
  const pieces = [...new Map(seen.map(piece => [`${piece.source} ${piece.id}`, piece]))]
  const unpublished = pieces.filter(([, { isUnpublished }]) => isUnpublished).length
  return (
    <details className={css.part} name="preview">
      <summary className={fold.summary}>{t('content.preview.seen', { count: pieces.length, unpublished })}</summary>
      <ul className={css.list}>
        {pieces.map(([key, { type, id, source, isUnpublished }]) => (
          <li key={key}>
            <code>
              {id} ({type}, {source})
            </code>
            {isUnpublished && <strong> {t('content.preview.unpublished')}</strong>}
          </li>
        ))}
      </ul>
    </details>
  )
}

import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import fold from '#src/ui/layout/fold.module.css'

import css from './preview-bar.module.css'

/** A piece of content on a page that is looked at: where it comes from, and whether shoppers see it now. */
export type SeenContent = {
  readonly type: string
  readonly id: string
  /** A page or a slot of content, or pop-ups. */
  readonly source: string
  readonly isUnpublished: boolean
}

export type Preview = {
  /** The moment that is looked at (ISO 8601); everything, whenever it appears, when there is none. */
  readonly date: string | undefined
  readonly pullRequest: string | undefined
  /** Of a link that was made for somebody; nothing where previews are open. */
  readonly key: string | undefined
  /** What another moment of the same preview keeps: parameters of the address. */
  readonly kept: readonly (readonly [name: string, value: string])[]
  /** What content has brought so far for this request. */
  readonly seen: SeenContent[]
}

type Props = { readonly preview: Preview; /** This page as everybody sees it. */ readonly publicHref: string }

/** What content brought, what of it is not published, and where it comes from. */
function Seen({ seen }: Pick<Preview, 'seen'>) {
  const { t } = useLanguage()
  const pieces = [...new Map(seen.map(piece => [`${piece.source} ${piece.id}`, piece]))]
  const unpublished = pieces.filter(([, { isUnpublished }]) => isUnpublished).length
  return (
    <details className={css.seen}>
      <summary className={fold.summary}>{t('content.preview.seen', { count: pieces.length, unpublished })}</summary>
      <ul>
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

/**
 * Stands on previews alone (R101): what is looked at, which moment, what of it is not published, what the address agrees to
 * (R074), and the way back to what everybody sees.
 */
export function PreviewBar({ preview: { date, pullRequest, key, kept, seen }, publicHref }: Props) {
  const { t } = useLanguage()
  return (
    <aside className={css.bar} aria-label={t('content.preview.bar')}>
      <strong>{t('content.preview.bar')}</strong>
      {pullRequest !== undefined && <span>{t('content.preview.pull-request', { id: pullRequest })}</span>}
      <form method="get" className={css.date}>
        <input type="hidden" name="preview" value="true" />
        {key !== undefined && <input type="hidden" name="previewKey" value={key} />}
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="preview-date">{t('content.preview.date')}</label>
        <input id="preview-date" type="datetime-local" name="previewDate" defaultValue={date?.slice(0, 16)} />
        <Button type="submit" look="secondary">
          {t('content.preview.show')}
        </Button>
      </form>
      <Seen seen={seen} />
      <span>{t(key === undefined ? 'content.preview.agrees' : 'content.preview.agrees-nothing')}</span>
      {/* Said outright, or a navigation with script would carry the preview along (R069). */}
      <a href={`${publicHref}?preview=false`}>{t('content.preview.leave')}</a>
    </aside>
  )
}

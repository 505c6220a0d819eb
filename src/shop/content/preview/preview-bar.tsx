import { useLanguage } from '#src/language/use-language.tsx'

import { Accessibility } from './accessibility.tsx'
import { LookAt } from './look-at.tsx'
import css from './preview-bar.module.css'
import type { Preview } from './preview.ts'
import { Seen } from './seen.tsx'

type Props = { readonly preview: Preview; /** This page as everybody sees it. */ readonly publicHref: string }

/**
 * Stands on previews alone (R101): what is looked at, when, where and as whom, what of it is not published, what an accessibility
 * check finds, what the address agrees to (R074), and the way back to what everybody sees.
 */
export function PreviewBar({ preview: { pullRequest, seen, ...looking }, publicHref }: Props) {
  const { t } = useLanguage()
  return (
    <aside className={css.bar} aria-label={t('content.preview.bar')}>
      <strong>{t('content.preview.bar')}</strong>
      {pullRequest !== undefined && <span>{t('content.preview.pull-request', { id: pullRequest })}</span>}
      <LookAt {...looking} />
      <Seen seen={seen} />
      <Accessibility />
      <span>{t(looking.previewKey === undefined ? 'content.preview.agrees' : 'content.preview.agrees-nothing')}</span>
      {/* Said outright, or a navigation with script would carry the preview along (R069). */}
      <a href={`${publicHref}?preview=false`}>{t('content.preview.leave')}</a>
    </aside>
  )
}

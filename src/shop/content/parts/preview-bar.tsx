import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import css from './preview-bar.module.css'

export type Preview = {
  /** The moment that is looked at (ISO 8601); everything, whenever it appears, when there is none. */
  readonly date: string | undefined
  readonly pullRequest: string | undefined
  /** Of a link that was made for somebody; nothing where previews are open. */
  readonly key: string | undefined
}

type Props = { readonly preview: Preview; /** This page as everybody sees it. */ readonly publicHref: string }

/** Stands on previews alone (R101): what is looked at, which moment, and the way back to what everybody sees. */
export function PreviewBar({ preview: { date, pullRequest, key }, publicHref }: Props) {
  const { t } = useLanguage()
  return (
    <aside className={css.bar} aria-label={t('content.preview.bar')}>
      <strong>{t('content.preview.bar')}</strong>
      {pullRequest !== undefined && <span>{t('content.preview.pull-request', { id: pullRequest })}</span>}
      <form method="get" className={css.date}>
        <input type="hidden" name="preview" value="true" />
        {key !== undefined && <input type="hidden" name="previewKey" value={key} />}
        <label htmlFor="preview-date">{t('content.preview.date')}</label>
        <input id="preview-date" type="datetime-local" name="previewDate" defaultValue={date?.slice(0, 16)} />
        <Button type="submit" look="secondary">
          {t('content.preview.show')}
        </Button>
      </form>
      <a href={publicHref}>{t('content.preview.leave')}</a>
    </aside>
  )
}

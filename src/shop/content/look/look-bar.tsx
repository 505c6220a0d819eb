import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { Button } from '#src/ui/controls/button.tsx'

import css from './look-bar.module.css'

type Props = {
  /** Who looks. */
  readonly viewer: string
  /** The customer's number. */
  readonly customer: string
  /** Milliseconds since 1970. */
  readonly until: number
  /** Where its button ends the look. */
  readonly endPath: string
  /** The whole style sheet, which a page without script does not ask for. */
  readonly sheet: string | undefined
}

/** Stands on every page while somebody looks at the store as a customer sees it: who, as whom, until when, and its end. */
export function LookBar({ viewer, customer, until, endPath, sheet }: Props) {
  const { t, locale } = useLanguage()
  const time = new Intl.DateTimeFormat(locales[locale].tag, { timeStyle: 'short', timeZone: 'UTC' })
  return (
    <aside className={css.bar} aria-label={t('content.look.bar')}>
      {sheet !== undefined && <link rel="stylesheet" href={sheet} />}
      <p>{t('content.look.who', { viewer, customer, until: `${time.format(until)} UTC` })}</p>
      <form method="post" action={endPath}>
        <Button type="submit" look="secondary">
          {t('content.look.end')}
        </Button>
      </form>
    </aside>
  )
}

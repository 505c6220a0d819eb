import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import css from './unavailable.module.css'

/** R167: how long the message stands before the page loads anew, in seconds. */
const seconds = 4

/** In place of a page whose visitor the platform no longer knows: says so, and goes on as a guest at `to`, without script too. */
export function SessionEnded({ to }: { readonly to: string }) {
  const { t } = useLanguage()
  return (
    <section role="alert" className={css.unavailable}>
      <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
      <h1>{t('shell.session-ended.title')}</h1>
      <p>{t('shell.session-ended.text')}</p>
      <ButtonLink href={to}>{t('shell.session-ended.go-on')}</ButtonLink>
    </section>
  )
}

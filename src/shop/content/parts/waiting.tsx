import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import css from './unavailable.module.css'

/**
 * In place of a page while the store has more visitors than it can serve: it comes by itself after `seconds`, without
 * script too, at the same address and with the same basket.
 */
export function Waiting({ seconds }: { readonly seconds: number }) {
  const { t } = useLanguage()
  return (
    <section role="status" className={css.unavailable}>
      <meta httpEquiv="refresh" content={`${seconds}`} />
      <h1>{t('shell.waiting.title')}</h1>
      <p>{t('shell.waiting.text', { seconds })}</p>
      <ButtonLink href="">{t('shell.unavailable.retry')}</ButtonLink>
    </section>
  )
}

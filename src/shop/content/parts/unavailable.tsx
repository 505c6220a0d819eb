import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import css from './unavailable.module.css'

/** In place of a part whose data did not come: says so and offers to try again; nothing of the visit is lost. */
export function Unavailable() {
  const { t } = useLanguage()
  return (
    <section role="alert" className={css.unavailable}>
      <h1>{t('shell.unavailable.title')}</h1>
      <p>{t('shell.unavailable.text')}</p>
      <ButtonLink href="">{t('shell.unavailable.retry')}</ButtonLink>
    </section>
  )
}

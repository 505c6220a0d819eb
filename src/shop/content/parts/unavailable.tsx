import { useLanguage } from '#src/language/language.tsx'

/** In place of a part whose data did not come: says so and offers to try again; nothing of the visit is lost. */
export function Unavailable() {
  const { t } = useLanguage()
  return (
    <section role="alert">
      <h1>{t('shell.unavailable.title')}</h1>
      <p>{t('shell.unavailable.text')}</p>
      <a href="">{t('shell.unavailable.retry')}</a>
    </section>
  )
}

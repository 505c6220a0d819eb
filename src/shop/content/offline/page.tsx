import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import band from '#src/ui/layout/page.module.css'

import css from './page.module.css'

export type Props = Readonly<Record<string, never>>

/** `/offline`: shown at the address of a page that cannot be had, which its link asks for again. */
export function OfflinePage() {
  const { t } = useLanguage()
  return (
    <div className={`${band.band} ${band.section} ${css.page}`}>
      <h1>{t('shell.offline.title')}</h1>
      <p>{t('shell.offline.text')}</p>
      <ButtonLink href="">{t('shell.unavailable.retry')}</ButtonLink>
      <h2>{t('shell.offline.seen')}</h2>
      <ul data-seen-pages="">
        <li>{t('shell.offline.nothing')}</li>
      </ul>
    </div>
  )
}

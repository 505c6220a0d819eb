import { useLanguage } from '#src/language/language.tsx'

import css from './back-to-top.module.css'
import { Icon } from './icon.tsx'

/** The way back up a long page; `client/back-to-top.ts` decides when it is there (R100). */
export function BackToTop() {
  const { t } = useLanguage()
  return (
    <button type="button" className={css.up} data-back-to-top hidden>
      <Icon name="arrow" />
      <span className="visually-hidden">{t('ui.top')}</span>
    </button>
  )
}

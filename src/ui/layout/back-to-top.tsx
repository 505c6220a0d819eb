import { useLanguage } from '#src/language/use-language.tsx'

import css from './back-to-top.module.css'
import { Icon } from '../icon.tsx'

/** The way back up a long page; `client/document/back-to-top.ts` lays it out and decides when it is there (R100). */
export function BackToTop() {
  const { t } = useLanguage()
  return (
    <template data-back-to-top-later>
      <button type="button" className={css.up} data-back-to-top hidden aria-label={t('ui.top')}>
        <Icon name="arrow" />
      </button>
    </template>
  )
}

import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import css from '../page.module.css'

/** Puts the page on paper; without script the browser's own menu does. */
export function Print() {
  const { t } = useLanguage()
  return (
    <div data-mount="print" className={css.ask}>
      <Button look="secondary" wide>
        {t('orders.print')}
      </Button>
    </div>
  )
}

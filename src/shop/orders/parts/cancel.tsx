import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/button.tsx'

import { commandPath } from '../../command.ts'
import css from '../page.module.css'

/** Two presses, because it cannot be undone. */
export function Cancel({ orderNumber }: { readonly orderNumber: string }) {
  const { locale, t } = useLanguage()
  return (
    <details className={css.cancel}>
      <summary>{t('orders.cancel')}</summary>
      <form method="post" action={commandPath(locale, 'orders', 'cancel')} data-command="orders/cancel">
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <p>{t('orders.cancel.text')}</p>
        <Button type="submit" look="secondary" wide>
          {t('orders.cancel.yes')}
        </Button>
        <p className={css.problem} role="alert" data-problem hidden />
      </form>
    </details>
  )
}

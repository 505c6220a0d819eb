import type { Purchase } from '#src/commerce/calls/purchases.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/choice.tsx'

import { commandPath } from '../../command.ts'
import { documentPath } from '../model/documents.ts'
import css from './order-lines.module.css'

/** Things to send back: each line is a box, then the label is made and downloaded. */
function Returning({ order: { orderNumber, items } }: { readonly order: Purchase }) {
  const { locale, t } = useLanguage()
  return (
    <details className={css.returning}>
      <summary>{t('account.return')}</summary>
      <p className={css.note}>{t('account.return.text')}</p>
      <form method="get" action={documentPath(locale, 'return-label', orderNumber)}>
        <input type="hidden" name="locale" value={locale} />
        {items
          .filter(({ bonus }) => !bonus)
          .map(({ id, name, qty }) => (
            <CheckField key={id} name="item" label={qty > 1 ? `${name} × ${qty}` : name} value={`${id}_${qty}`} />
          ))}
        <Button type="submit" look="secondary">
          {t('account.return.label')}
        </Button>
      </form>
    </details>
  )
}

/** What can still be done about an order: cancel it, print its invoice, send things back. */
export function OrderActions({ order }: { readonly order: Purchase }) {
  const { locale, t } = useLanguage()
  const { orderNumber, canCancel, canReturn, status } = order
  const hasInvoice = status !== 'CREATED' && status !== 'CANCELLED'
  return (
    <div className={css.actions}>
      {hasInvoice && (
        <ButtonLink look="secondary" href={documentPath(locale, 'invoice', orderNumber)} download>
          {t('account.invoice')}
        </ButtonLink>
      )}
      {canCancel && (
        <form method="post" action={commandPath(locale, 'account', 'cancel-order')} data-command="account/cancel-order">
          <input type="hidden" name="orderNumber" value={orderNumber} />
          <Button type="submit" look="secondary">
            {t('account.order.cancel')}
          </Button>
        </form>
      )}
      {canReturn && <Returning order={order} />}
    </div>
  )
}

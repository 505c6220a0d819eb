import type { Purchase } from '#src/commerce/calls/purchases.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'

import { commandPath } from '../../command.ts'
import { hasGiftCards, returnBox } from '../model/documents.ts'
import css from './order-lines.module.css'
import { PostForm } from '../../post-form.tsx'

/** Things to send back: each line is a box, then the label is made and downloaded. */
function Returning({ order: { orderNumber, items } }: { readonly order: Purchase }) {
  const { locale, t } = useLanguage()
  return (
    <details className={css.returning}>
      <summary>{t('account.return')}</summary>
      <p className={css.note}>{t('account.return.text')}</p>
      <form method="post" action={commandPath(locale, 'account', 'return-label')}>
        <input type="hidden" name="orderNumber" value={orderNumber} />
        {items
          .filter(({ bonus }) => !bonus)
          .map(({ id, name, qty }) => (
            <CheckField key={id} name={returnBox(id)} label={qty > 1 ? `${name} × ${qty}` : name} value={qty} />
          ))}
        <Button type="submit" look="secondary">
          {t('account.return.label')}
        </Button>
      </form>
    </details>
  )
}

/** What a form about an order asks with one button. */
const Asked = ({ orderNumber, label }: { readonly orderNumber: string; readonly label: string }) => (
  <>
    <input type="hidden" name="orderNumber" value={orderNumber} />
    <Button type="submit" look="secondary">
      {label}
    </Button>
  </>
)

/** What can still be done about an order: cancel it, print its invoice, send things back. */
export function OrderActions({ order }: { readonly order: Purchase }) {
  const { locale, t } = useLanguage()
  const { orderNumber, canCancel, canReturn, status } = order
  const hasInvoice = status !== 'CREATED' && status !== 'CANCELLED'
  const giftCards = hasGiftCards(order)
  if (!hasInvoice && !canCancel && !canReturn && !giftCards) return null
  return (
    <div className={css.actions}>
      {hasInvoice && (
        <form method="post" action={commandPath(locale, 'account', 'invoice')}>
          <Asked orderNumber={orderNumber} label={t('account.invoice')} />
        </form>
      )}
      {giftCards && (
        <PostForm command="account/resend-gift-cards">
          <Asked orderNumber={orderNumber} label={t('orders.resend')} />
        </PostForm>
      )}
      {canCancel && (
        <PostForm command="account/cancel-order">
          <Asked orderNumber={orderNumber} label={t('account.order.cancel')} />
        </PostForm>
      )}
      {canReturn && <Returning order={order} />}
    </div>
  )
}

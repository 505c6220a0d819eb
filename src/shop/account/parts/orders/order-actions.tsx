import { href } from '#routes/href.ts'
import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { BuyAgain } from '#src/product-ui/orders/buy-again.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { commandPath } from '#src/kit/command-path.ts'
import { hasGiftCards, pieceField, returningId } from '../../model/documents.ts'
import typography from '#src/ui/typography.module.css'
import css from './order-lines.module.css'
import { ChoosePieces } from '../../../order-parts.tsx'
import { choicesOf } from '../../../orders/model/progress.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'

/** Things to send back: how many of each line, then the label is made and downloaded. */
function Returning({ order }: { readonly order: Purchase }) {
  const { orderNumber } = order
  const { locale, t } = useLanguage()
  return (
    <details className={css.returning}>
      <summary className={fold.summary}>{t('account.return')}</summary>
      {/* A link to what is inside unfolds it. */}
      <p id={returningId} className={typography.small}>
        {t('account.return.text')}
      </p>
      <form method="post" action={commandPath(locale, 'account', 'return-label')}>
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <ChoosePieces order={order} which="canReturn" fieldOf={pieceField} />
        <Button type="submit" look="secondary">
          {t('account.return.label')}
        </Button>
      </form>
    </details>
  )
}

/** The contents of a form about an order that is only a button. */
const Asked = ({ orderNumber, label }: { readonly orderNumber: string; readonly label: string }) => (
  <>
    <input type="hidden" name="orderNumber" value={orderNumber} />
    <Button type="submit" look="secondary">
      {label}
    </Button>
  </>
)

/** Two presses, because it cannot be undone. */
function CancelAll({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useLanguage()
  return (
    <details className={css.returning}>
      <summary className={fold.summary}>{t('account.order.cancel')}</summary>
      <p className={typography.small}>{t('orders.cancel.text')}</p>
      <PostForm command="account/cancel-order">
        <Asked orderNumber={orderNumber} label={t('orders.cancel.yes')} />
      </PostForm>
    </details>
  )
}

/** Pieces that are not to be sent, while the warehouse has not begun with them. */
function CancelSome({ order }: { readonly order: Purchase }) {
  const { t } = useLanguage()
  return (
    <details className={css.returning}>
      <summary className={fold.summary}>{t('orders.cancel.some')}</summary>
      <p className={typography.small}>{t('orders.cancel.some.text')}</p>
      <PostForm command="account/cancel-some">
        <ChoosePieces order={order} which="canCancel" fieldOf={pieceField} />
        <Asked orderNumber={order.orderNumber} label={t('orders.cancel.some.yes')} />
      </PostForm>
    </details>
  )
}

/** The actions still possible for an order: cancel it, print its invoice, return items. */
export function OrderActions({ order }: { readonly order: Purchase }) {
  const { locale, t } = useLanguage()
  const { orderNumber, canCancel, canReturn, status } = order
  const hasInvoice = status !== 'CREATED' && status !== 'CANCELLED'
  const giftCards = hasGiftCards(order)
  const left = choicesOf(order, 'canCancel').reduce((sum, { most }) => sum + most, 0)
  const canLeaveOut = left > 1 || (left === 1 && !canCancel)
  return (
    <div className={css.actions}>
      <BuyAgain order={order} />
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
      <ButtonLink look="plain" href={href(locale, 'contact', undefined, { orderNumber })}>
        {t('orders.help')}
      </ButtonLink>
      {canCancel && <CancelAll orderNumber={orderNumber} />}
      {canLeaveOut && <CancelSome order={order} />}
      {canReturn && <Returning order={order} />}
    </div>
  )
}

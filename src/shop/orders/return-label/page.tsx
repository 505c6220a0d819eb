import { href } from '#routes/href.ts'
import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { commandPath } from '#src/kit/command-path.ts'
import { ChoosePieces } from '../../order-parts.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from '../page.module.css'
import { LookUp } from '../parts/look-up.tsx'

export type Props = {
  readonly orderNumber: string
  readonly order?: Purchase
  readonly refused?: RefusedCommand
}

type KnownOrder = { readonly order: Purchase; readonly refused?: RefusedCommand }

const fieldOf = (itemId: string) => `item-${itemId}`

/** The choice of items to return; the answer is the label as a file. */
function Choose({ order, refused }: KnownOrder) {
  const language = useLanguage()
  const { locale, t } = language
  const { orderNumber } = order
  const isEmpty = refused?.problems.items !== undefined
  return (
    <form method="post" action={commandPath(locale, 'orders', 'return')} className={css.form}>
      {refused !== undefined && (
        <Notice look="warning">
          {isEmpty ? t('orders.label.choose') : refusalText(language, refused.code, refused.detail)}
        </Notice>
      )}
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <ChoosePieces order={order} which="canReturn" fieldOf={fieldOf} />
      <Button type="submit" wide>
        {t('orders.label.get')}
      </Button>
    </form>
  )
}

/** Why nothing of an order can be sent back: its time is over, or it has not come yet. */
function whyNot({ t, date }: Language, { returnsEndAt, status }: Purchase): string {
  const isOver = returnsEndAt !== undefined && status !== 'CANCELLED' && status !== 'RETURNED'
  return isOver ? t('orders.label.over', { day: date(returnsEndAt.slice(0, 10)) }) : t('orders.label.none')
}

function Body({ orderNumber, order, refused }: Props) {
  const language = useLanguage()
  const { locale, t } = language
  if (order === undefined)
    return (
      <LookUp
        leads="label"
        orderNumber={orderNumber}
        refused={refused?.command === 'orders/track' ? refused : undefined}
      />
    )
  if (order.canReturn) return <Choose order={order} {...(refused?.command === 'orders/return' && { refused })} />
  return (
    <>
      <Notice look="info">{whyNot(language, order)}</Notice>
      <ButtonLink look="secondary" href={href(locale, 'orderDetails', undefined, { orderNumber })}>
        {t('orders.follow')}
      </ButtonLink>
    </>
  )
}

/** `/return-label`: whose order, what goes back, and the label for it. */
export function ReturnLabelPage(props: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.narrow}>
      <h1>{t('orders.label.title')}</h1>
      <p>{t('orders.label.text')}</p>
      <Body {...props} />
    </div>
  )
}

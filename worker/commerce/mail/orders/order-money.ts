import type { Order } from '#src/commerce/calls/orders/orders.ts'

import type { StoredOrder } from '../../db/orders/orders.ts'
import { orderAnswer } from '../../order-placement/answer.ts'
import type { Block } from '../format/content.ts'
import { billingBlock } from './order-deliveries.ts'
import type { Stationery } from '../format/stationery.ts'
import { paymentRows, type Pairs } from './payment-rows.ts'

/** The totals of an order. */
function totalsBlock({ words: { labels }, money }: Stationery, { quote: { totals, currency } }: StoredOrder): Block {
  const { itemTotal, totalDiscount, shipping, tax, taxIncluded, total } = totals
  const worth = (amount: number) => money(amount, currency)
  const rows: Pairs = [
    [labels.items, worth(itemTotal)],
    ...(totalDiscount > 0 ? [[labels.discount, `−${worth(totalDiscount)}`] as const] : []),
    [labels.shipping, shipping === 0 ? labels.free : worth(shipping)],
    [taxIncluded ? labels.taxWithin : labels.tax, worth(tax)],
  ]
  return { is: 'pairs', rows, sum: [labels.total, worth(total)] }
}

/** Everything that paid, each with what it paid. */
function paymentBlock({ words, money }: Stationery, order: Order): Block[] {
  const rows = paymentRows(words.payment, order, amount => money(amount, order.currency))
  return rows.length === 0
    ? []
    : [
        { is: 'title', text: words.labels.paidWith },
        { is: 'pairs', rows },
      ]
}

/** The price of an order, line by line, and its payments. */
export const moneyBlocks = (stationery: Stationery, order: StoredOrder): Block[] => [
  totalsBlock(stationery, order),
  ...paymentBlock(stationery, orderAnswer(stationery.context.db, order)),
  ...billingBlock(stationery, order),
]

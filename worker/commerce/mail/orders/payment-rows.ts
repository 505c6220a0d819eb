import type { Order } from '#src/commerce/calls/orders/orders.ts'

import type { LetterWords, PaymentName } from '../words/shape.ts'

export type Pairs = readonly (readonly [name: string, value: string])[]

/** Everything that paid for an order by its name, each with what it paid. */
export const paymentRows = (
  names: LetterWords['payment'],
  { paymentMethods }: Pick<Order, 'paymentMethods'>,
  money: (amount: number) => string,
): Pairs =>
  paymentMethods.map(({ code, label, amount }) => [
    [names[code as PaymentName] ?? code, label].filter(part => part !== '').join(' '),
    money(amount),
  ])

import { holds, never, type Check } from '../finding.ts'
import { nemesisCards, type AttackedPurchase } from './buyer.ts'
import type { Ledger } from './ledger.ts'

const sumBy = <Row extends { readonly number: string }>(rows: readonly Row[], value: (row: Row) => number) => {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.number, (sums.get(row.number) ?? 0) + value(row))
  return sums
}

/** Orders whose charge is not what the provider took. */
export function unequal({ charges, taken }: Ledger): string[] {
  const charged = sumBy(charges, ({ amount }) => amount)
  const captured = sumBy(taken, ({ amount }) => amount)
  const numbers = new Set([...charged.keys(), ...captured.keys()])
  return [...numbers].filter(number => charged.get(number) !== captured.get(number))
}

export const isOver = ({ placing }: Ledger['orders'][number]): boolean => ['final', 'draft', 'failed'].includes(placing)

/** What must hold of all purchases, by what buyers were told and by the books. */
export function verdict(purchases: readonly AttackedPurchase[], ledger: Ledger): Check[] {
  const { orders, charges, taken, moved, reservations } = ledger
  const final = orders.filter(({ placing }) => placing === 'final')
  const numbers = new Set(final.map(({ number }) => number))
  const charged = sumBy(charges, ({ amount }) => amount)
  const sold = sumBy(moved, ({ pieces }) => pieces)
  const perBuyer = sumBy(
    final.map(({ email }) => ({ number: email ?? '' })),
    () => 1,
  )
  const those = (isWrong: (order: Ledger['orders'][number]) => boolean) =>
    final.filter(isWrong).map(({ number }) => number)
  const acknowledged = purchases.flatMap(purchase => [...purchase.orders])
  const stuck = orders.filter(order => !isOver(order)).map(({ number, placing }) => `${number} ${placing}`)
  const twice = [...perBuyer].filter(([, count]) => count > 1).map(([email]) => email)
  const unsold = purchases.flatMap(({ name, card, gaveUp, orders: heard }) =>
    (card === nemesisCards.declined ? gaveUp === 'PAY400' : heard.size === 1) ? [] : `${name}: ${gaveUp ?? 'no order'}`,
  )
  return [
    never(
      'an order that was acknowledged is gone',
      acknowledged.filter(number => !numbers.has(number)),
    ),
    never('a buyer has two orders', twice),
    never(
      'an order is charged twice, or not what it costs',
      those(({ number, total }) => charged.get(number) !== total),
    ),
    never('the provider took something else than the ledger says', unequal(ledger)),
    never(
      'a charge without an order',
      taken.map(({ number }) => number).filter(number => !numbers.has(number)),
    ),
    never(
      'stock that left is not what was ordered',
      those(({ number, pieces }) => sold.get(number) !== pieces),
    ),
    never(
      'one press bought two pieces',
      those(({ pieces }) => pieces !== 1),
    ),
    never('an order is not settled', stuck),
    holds('no reservation is left', reservations === 0, `${reservations}`),
    never('a buyer whose card is good could not buy or never heard, or one whose card is declined could', unsold),
  ]
}

import { askShops } from '../../support/shop-database.ts'

const sum = (sql: string, order: string): number =>
  askShops<{ sum: number }>(sql, order).reduce((all, row) => all + row.sum, 0)

const of = (amount: string, table: string, where: string, order: string): number =>
  sum(`SELECT COALESCE(SUM(${amount}), 0) AS sum FROM ${table} WHERE ${where}`, order)

/** What the shops' ledgers say of an order: pieces, minor units, points. Money that went out of them counts below zero. */
export const ledgersOf = (order: string) => ({
  stock: of('delta', 'stock_movements', 'order_number = ?', order),
  card: of('amount', 'charges', 'order_number = ?', order) - of('amount', 'order_refunds', 'order_number = ?', order),
  /** What the provider has sent back. */
  sentBack: of('amount', 'order_refund_requests', "state = 'done' AND order_number = ?", order),
  giftCard: -of('delta', 'value_movements', 'order_number = ?', order),
  points: of('delta', 'point_movements', "reason LIKE '% ' || ?", order),
})

export type Ledgers = ReturnType<typeof ledgersOf>

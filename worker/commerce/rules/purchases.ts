import type { OrderStatus, Placing } from '#src/commerce/order-life.ts'

type Standing = { readonly placing: Placing; readonly status: OrderStatus }

/** D22: as a whole, until the warehouse has it. An order that is being paid at this moment is neither. */
export const canCancel = ({ placing, status }: Standing): boolean =>
  (placing === 'final' && status === 'CONFIRMED') || (placing === 'challenged' && status === 'CREATED')

/** Things may be sent back for sixty days after they came, in milliseconds. */
export const returnMs = 60 * 86_400_000

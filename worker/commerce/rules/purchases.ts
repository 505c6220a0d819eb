import type { Placing, Order } from '#src/commerce/calls/orders.ts'
import type { Parcel } from '#src/commerce/calls/purchases.ts'

type OrderState = { readonly placing: Placing; readonly status: Order['status'] }

/** D22: until the warehouse has it. An order that is being paid at this moment is neither. */
export const canCancel = ({ placing, status }: OrderState): boolean =>
  (placing === 'final' && status === 'CONFIRMED') || (placing === 'challenged' && status === 'CREATED')

/** Things may be sent back for sixty days after the last parcel arrived. */
const returnMs = 60 * 86_400_000

export function canReturn({ status }: OrderState, parcels: readonly Parcel[], at: number): boolean {
  const arrived = parcels.map(({ deliveredAt }) => (deliveredAt === undefined ? Number.NaN : Date.parse(deliveredAt)))
  return status === 'DELIVERED' && at - Math.max(0, ...arrived) <= returnMs
}

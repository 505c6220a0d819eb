import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import type { CommandContext } from '../../command.ts'
import { dearestVoucher } from '../model/vouchers.ts'

/**
 * R194: for a member who wants it, the voucher that takes most off a cart applies by itself. With too few points, or a
 * membership that is not confirmed, the cart stays as it is.
 */
export async function withVouchers({ commerce, visit }: CommandContext, cart: Cart): Promise<Cart> {
  const hasPoints = cart.payment_instruments.some(({ payment_method_id }) => payment_method_id === 'LOYALTY_POINTS')
  if (!visit.appliesVouchers || !visit.isSignedIn || hasPoints) return cart
  const vouchers = await commerce('consumer.loyalty-vouchers.list', {})
  const voucher = vouchers.ok && dearestVoucher(vouchers.value.applicableLoyaltyVouchers, cart.totals.remainingToPay)
  if (!voucher) return cart
  const { points } = voucher
  const applied = await commerce('cart.reward.apply', { basketId: cart.id, appliedLoyaltyVoucher: { points } })
  return applied.ok ? applied.value : cart
}

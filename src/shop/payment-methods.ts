import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'

/** A cart's payment methods, from the cart or by a call of their own; undefined when neither answers. */
export async function paymentMethodsOf(commerce: Commerce, cart: Cart): Promise<PaymentMethodCode[] | undefined> {
  const included = cart.paymentMethods
  if (included !== undefined) return included.map(({ code }) => code)
  const asked = await commerce('cart.payment-methods.list', { basketId: cart.id })
  return asked.ok ? asked.value.paymentMethods.map(({ code }) => code) : undefined
}

import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { providerPage } from '#src/product-ui/payment/provider-page.ts'

import type { LoadResult, PersonalRequest } from '../../page.ts'
import { isApprovedMethod, restOf, type ApprovedMethod } from '../model/paying.ts'
import type { Props } from '../page.tsx'

/** Where the owner of a wallet or a later payment is asked; nothing when the provider is not there. */
async function askedAt({ commerce }: PersonalRequest, cart: Cart, method: ApprovedMethod): Promise<string | undefined> {
  if (method === 'KLARNA') return restOf(cart)?.approvalUrl
  const session = await commerce('cart.payment-session.get', { basketId: cart.id })
  return session.ok ? session.value.approvalUrl : undefined
}

/**
 * Wallets and later payments are approved before the order: in a dialog, or on the provider's page, which returns with
 * the answer. Undefined when no approval is under way.
 */
export async function approval(request: PersonalRequest, cart: Cart): Promise<LoadResult<Props> | undefined> {
  const { query, language, locale, storeOrigin } = request
  const method = query.get('ask') ?? ''
  if (!isApprovedMethod(method)) return undefined
  const approved = query.get('approved')
  if (approved !== null) {
    const paymentInstrumentId = query.get('paymentInstrumentId') ?? ''
    return { kind: 'page', props: { state: 'approved', method, approved, paymentInstrumentId } }
  }
  const address = await askedAt(request, cart, method)
  if (address === undefined) return undefined
  const back = href(locale, 'checkout', undefined, { step: 'billing', ask: method })
  const page = providerPage(address, { tag: language.tag, storeOrigin, back })
  return { kind: 'page', props: { state: 'approving', method, ...page } }
}

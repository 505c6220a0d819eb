import { href } from '#routes/href.ts'
import { providerPage } from '#src/product-ui/payment/provider-page.ts'

import type { LoadResult, PersonalRequest, VisitOrder } from '../../page.ts'
import type { Props } from '../page.tsx'

/**
 * The bank wants the cardholder's confirmation. When the shopper returns from the bank, the payment is settled; until then
 * the page offers a dialog, the bank's own page and another payment method.
 */
export async function challenged(
  request: PersonalRequest,
  { orderNumber, st }: VisitOrder,
): Promise<LoadResult<Props>> {
  const { commerce, language, locale, query, storeOrigin } = request
  const found = await commerce('consumer.purchase.get', { orderId: orderNumber, st })
  const flash = found.ok ? found.value.flash.find(({ type }) => type === 'PaymentNotAuthorized') : undefined
  const threeDS2Result = query.get('threeDS2Result') ?? undefined
  if (!found.ok || flash?.action === undefined || threeDS2Result !== undefined) {
    const answer = threeDS2Result === undefined ? {} : { threeDS2Result }
    return { kind: 'page', props: { state: 'checking', orderNumber, isHeard: true, ...answer } }
  }
  const back = href(locale, 'checkout', undefined, { step: 'checking' })
  const bank = providerPage(flash.action, { tag: language.tag, storeOrigin, back })
  const method = found.value.payment?.code ?? 'CREDIT_CARD'
  return { kind: 'page', props: { state: 'challenged', method, ...bank } }
}

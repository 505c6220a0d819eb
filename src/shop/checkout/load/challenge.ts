import { href } from '#routes/href.ts'

import type { LoadResult, PersonalRequest, VisitOrder } from '../../page.ts'
import type { Props } from '../page.tsx'
import { asPageOf } from './provider-page.ts'

/**
 * The bank asks the payment's owner. Whoever comes back from there has what came of it settled; whoever comes otherwise is
 * asked in a dialog, or shown the way to the bank's own page, and another way to pay.
 */
export async function challenged(
  request: PersonalRequest,
  { orderNumber, st }: VisitOrder,
): Promise<LoadResult<Props>> {
  const { commerce, locale, query } = request
  const found = await commerce('consumer.purchase.get', { orderId: orderNumber, st })
  const flash = found.ok ? found.value.flash.find(({ type }) => type === 'PaymentNotAuthorized') : undefined
  if (!found.ok || flash?.action === undefined || query.has('threeDS2Result'))
    return { kind: 'page', props: { state: 'checking', orderNumber, isHeard: true } }
  const bank = asPageOf(request, flash.action, href(locale, 'checkout', undefined, { step: 'checking' }))
  const method = found.value.payment?.code ?? 'CREDIT_CARD'
  return { kind: 'page', props: { state: 'challenged', method, ...bank } }
}

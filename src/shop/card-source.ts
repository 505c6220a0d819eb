import { ok, type Result } from '#src/kit/result.ts'
import type { CardSource } from '#src/product-ui/payment/card-fields.tsx'
import { providerPage } from '#src/product-ui/payment/provider-page.ts'

import type { PersonalRequest } from './page.ts'

/**
 * The provider's card fields for a basket. Without script they are on a page of the provider's own, which sends the
 * shopper to `back` with the card's token in the query. `holder` is whose card it probably is: the frame is told, by a message.
 */
export async function loadCardSource(
  { commerce, language, query, storeOrigin }: PersonalRequest,
  basketId: string,
  back: string,
  holder = '',
): Promise<Result<CardSource>> {
  const session = await commerce('cart.payment-session.get', { basketId })
  if (!session.ok) return session
  const { sessionID, fieldsUrl } = session.value
  const { frameUrl, pageUrl } = providerPage(fieldsUrl, { tag: language.tag, storeOrigin, back })
  const returned = query.get('paymentInstrumentId')
  return ok({ sessionID, fieldsUrl: frameUrl, hostedUrl: pageUrl, holder, ...(returned !== null && { returned }) })
}

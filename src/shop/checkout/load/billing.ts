import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import type { CreditMethod, PaymentMethodCode } from '#src/commerce/calls/payment-shapes.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { SavedCard } from '#src/commerce/calls/saved-cards.ts'
import type { Minor } from '#src/kit/money.ts'

import { paymentMethodsOf } from '../../payment-methods.ts'
import type { PersonalRequest } from '../../page.ts'
import { ownCredit } from '../model/own-credit.ts'
import type { CardSource } from '#src/product-ui/payment/card-fields.tsx'

/** What can be paid with here, by this shopper. */
export type BillingFacts = {
  readonly methods: readonly PaymentMethodCode[]
  readonly cards: readonly SavedCard[]
  readonly isSignedIn: boolean
  readonly email?: string
  /** Of confirmed loyalty members. */
  readonly points?: AnswerOf<'consumer.loyalty-vouchers.list'>
  readonly own?: { readonly method: CreditMethod; readonly left: Minor }
  readonly card?: CardSource
  /** How often the provider has been asked again for its card fields (D31). */
  readonly tries: number
}

/**
 * The provider's card fields, in the page's language: as a frame, and as a page of the provider's own for a shopper
 * without script, who comes back with the card's token in the query.
 */
async function cardFields(request: PersonalRequest, basketId: string): Promise<CardSource | undefined> {
  const { commerce, locale, language, query, storeOrigin } = request
  const session = await commerce('cart.payment-session.get', { basketId })
  if (!session.ok) return undefined
  const fields = new URL(session.value.fieldsUrl)
  fields.searchParams.set('lang', language.tag.slice(0, 2))
  const hosted = new URL(fields)
  fields.searchParams.set('origin', storeOrigin)
  hosted.searchParams.set('return', storeOrigin + href(locale, 'checkout', undefined, { step: 'billing' }))
  const returned = query.get('paymentInstrumentId')
  return { fieldsUrl: fields.href, hostedUrl: hosted.href, ...(returned !== null && { returned }) }
}

/** What only somebody with an account has: cards, points, a credit of their own. */
async function ofAccount({
  commerce,
  visit,
}: PersonalRequest): Promise<Pick<BillingFacts, 'cards' | 'points' | 'own' | 'email'>> {
  if (!visit.isSignedIn) return { cards: [] }
  const [cards, profile, points] = await Promise.all([
    commerce('consumer.payment-instruments.list', { filter: 'CREDIT_CARD' }),
    commerce('consumer.profile.get', {}),
    commerce('consumer.loyalty-vouchers.list', {}),
  ])
  const own = profile.ok ? ownCredit(profile.value.consumerDetails) : undefined
  return {
    cards: cards.ok ? cards.value.payment_instruments.filter(({ isExpired }) => !isExpired) : [],
    ...(points.ok && own === undefined && { points: points.value }),
    ...(own && { own }),
    ...(profile.ok && { email: profile.value.consumerDetails.email }),
  }
}

export async function billingFacts(request: PersonalRequest, cart: Cart): Promise<BillingFacts> {
  const { commerce, visit, query } = request
  const [methods, card, account] = await Promise.all([
    paymentMethodsOf(commerce, cart),
    cardFields(request, cart.id),
    ofAccount(request),
  ])
  return {
    methods: methods ?? ['CREDIT_CARD'],
    isSignedIn: visit.isSignedIn,
    tries: Number(/^[12]$/.exec(query.get('try') ?? '')?.[0] ?? 0),
    ...account,
    ...(card && { card }),
  }
}

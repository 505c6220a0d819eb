import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CreditMethod, PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { SavedCard, SavedGiftCard } from '#src/commerce/calls/consumer/saved-cards.ts'
import type { Minor } from '#src/kit/money.ts'
import type { CardSource } from '#src/product-ui/payment/card-fields.tsx'

import { loadCardSource } from '../../card-source.ts'
import { paymentMethodsOf } from '../../payment-methods.ts'
import type { PersonalRequest } from '../../page.ts'
import { wholeName } from '../model/names.ts'
import { homeAddress } from '../model/needs.ts'
import { ownCredit } from '../model/own-credit.ts'

/** The payment methods and saved instruments for this cart and shopper. */
export type BillingFacts = {
  readonly methods: readonly PaymentMethodCode[]
  readonly cards: readonly SavedCard[]
  readonly isSignedIn: boolean
  readonly email?: string
  /** Gift cards the account keeps, with something left on them. */
  readonly giftCards: readonly SavedGiftCard[]
  /** Of confirmed loyalty members. */
  readonly points?: AnswerOf<'consumer.loyalty-vouchers.list'>
  readonly own?: { readonly method: CreditMethod; readonly left: Minor }
  readonly card?: CardSource
  /** How often the provider has been asked again for its card fields (D31). */
  readonly tries: number
  /** Whether a member's vouchers apply by themselves (R194). */
  readonly appliesVouchers: boolean
}

/** The account's part: cards, points, and its own credit. */
async function ofAccount({
  commerce,
  visit,
}: PersonalRequest): Promise<Pick<BillingFacts, 'cards' | 'giftCards' | 'points' | 'own' | 'email'>> {
  if (!visit.isSignedIn) return { cards: [], giftCards: [] }
  const [cards, gifts, profile, points] = await Promise.all([
    commerce('consumer.payment-instruments.list', { filter: 'CREDIT_CARD' }),
    commerce('consumer.payment-instruments.list', { filter: 'GIFT_CARD' }),
    commerce('consumer.profile.get', {}),
    commerce('consumer.loyalty-vouchers.list', {}),
  ])
  const own = profile.ok ? ownCredit(profile.value.consumerDetails) : undefined
  return {
    cards: cards.ok ? cards.value.payment_instruments.filter(({ isExpired }) => !isExpired) : [],
    giftCards: gifts.ok ? gifts.value.gift_cards.filter(({ canPay }) => canPay) : [],
    ...(points.ok && own === undefined && { points: points.value }),
    ...(own && { own }),
    ...(profile.ok && { email: profile.value.consumerDetails.email }),
  }
}

export async function billingFacts(request: PersonalRequest, cart: Cart): Promise<BillingFacts> {
  const { commerce, locale, visit, query } = request
  const [methods, card, account] = await Promise.all([
    paymentMethodsOf(commerce, cart),
    loadCardSource(
      request,
      cart.id,
      href(locale, 'checkout', undefined, { step: 'billing' }),
      wholeName(cart.billingAddress ?? homeAddress(cart) ?? {}),
    ),
    ofAccount(request),
  ])
  return {
    methods: methods ?? ['CREDIT_CARD'],
    isSignedIn: visit.isSignedIn,
    appliesVouchers: visit.appliesVouchers,
    tries: Number(/^[12]$/.exec(query.get('try') ?? '')?.[0] ?? 0),
    ...account,
    ...(card.ok && { card: card.value }),
  }
}

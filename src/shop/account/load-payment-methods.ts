import { href } from '#routes/href.ts'
import { fail, type Result } from '#src/kit/result.ts'
import type { CardSource } from '#src/product-ui/payment/card-fields.tsx'

import { loadCardSource } from '../card-source.ts'
import type { LoadResult, PersonalRequest } from '../page.ts'
import { withoutAnswer } from './ask.ts'
import type { Props as AddCardProps } from './pages/add-card.tsx'
import type { Props as CardsProps } from './pages/cards.tsx'
import type { Props as GiftCardsProps } from './pages/gift-cards.tsx'
import type { Props as LoyaltyProps } from './pages/loyalty.tsx'

const refusedOf = ({ visit: { refused } }: PersonalRequest) => refused && { refused }

export async function loadCards(request: PersonalRequest): Promise<LoadResult<CardsProps>> {
  const { commerce, locale, visit } = request
  const cards = await commerce('consumer.payment-instruments.list', { filter: 'CREDIT_CARD' })
  if (!cards.ok) return withoutAnswer(request, cards.code, href(locale, 'accountCreditCards'))
  const hasCart = visit.basketId !== undefined
  return { kind: 'page', props: { cards: cards.value.payment_instruments, hasCart, ...refusedOf(request) } }
}

/** The provider's fields, in a payment session of the visit's cart. A page opens no cart (RFC 9110 §9.2.1): BSK404 without one. */
const sourceOf = (request: PersonalRequest): Promise<Result<CardSource>> | Result<CardSource> =>
  request.visit.basketId === undefined
    ? fail('BSK404')
    : loadCardSource(request, request.visit.basketId, href(request.locale, 'accountAddCard'))

export async function loadAddCard(request: PersonalRequest): Promise<LoadResult<AddCardProps>> {
  const { commerce, locale } = request
  const profile = await commerce('consumer.profile.get', {})
  if (!profile.ok) return withoutAnswer(request, profile.code, href(locale, 'accountAddCard'))
  const source = await sourceOf(request)
  if (!source.ok && source.code !== 'BSK404') return { kind: 'unavailable', reason: source.code }
  const addresses = profile.value.consumerDetails.address
  return {
    kind: 'page',
    props: { source: source.ok ? source.value : undefined, addresses, ...refusedOf(request) },
  }
}

export async function loadGiftCards(request: PersonalRequest): Promise<LoadResult<GiftCardsProps>> {
  const saved = await request.commerce('consumer.payment-instruments.list', { filter: 'GIFT_CARD' })
  return { kind: 'page', props: { cards: saved.ok ? saved.value.gift_cards : [], ...refusedOf(request) } }
}

export async function loadLoyalty(request: PersonalRequest): Promise<LoadResult<LoyaltyProps>> {
  const { commerce, locale, query, minimumLoyaltyPoints: least } = request
  const [profile, vouchers, welcome] = await Promise.all([
    commerce('consumer.profile.get', { loyaltySummary: 'true' }),
    commerce('consumer.loyalty-vouchers.list', {}),
    commerce('consumer.loyalty-promo.get', {}),
  ])
  if (!profile.ok) return withoutAnswer(request, profile.code, href(locale, 'accountLoyalty'))
  const confirm = query.get('confirm')
  return {
    kind: 'page',
    props: {
      profile: profile.value,
      least,
      ...(vouchers.ok && { vouchers: vouchers.value }),
      ...(welcome.ok && { welcome: welcome.value }),
      ...(confirm !== null && { confirm }),
      ...refusedOf(request),
    },
  }
}

import { href } from '#routes/href.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { personalPage, type Outcome, type PersonalRequest, type VisitOrder } from '../page.ts'
import { isAddressCountry, type AddressCountry } from './model/address-format.ts'
import { furthestStep, stepToShow } from './model/steps.ts'
import { CheckoutPage, type Props } from './page.tsx'
import { CheckoutSkeleton } from './parts/skeleton.tsx'

/** The countries a site delivers to. */
const countriesOf = (locale: Locale): readonly AddressCountry[] => {
  const { site } = locales[locale]
  return [
    ...new Set(
      Object.values(locales).flatMap(one => (one.site === site && isAddressCountry(one.country) ? [one.country] : [])),
    ),
  ]
}

/**
 * The provider's card fields, in the page's language: as a frame, and as a page of the provider's own for a shopper
 * without script, who comes back with the card's token in the query.
 */
async function cardFields({ commerce, locale, language, query, storeOrigin }: PersonalRequest, basketId: string) {
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

/** No cart to check out: it may have become the visit's order, and only the answer was lost (O5). */
async function withoutCart({ commerce, locale, visit: { order } }: PersonalRequest): Promise<Outcome<Props>> {
  const placed =
    order?.placing === 'draft' &&
    (await commerce('consumer.purchase.get', { orderId: order.orderNumber, st: order.st })).ok
  return placed
    ? { kind: 'page', props: { state: 'checking', orderNumber: order.orderNumber } }
    : { kind: 'redirect', to: href(locale, 'cart'), status: 302 }
}

/**
 * The bank asks the payment's owner. Whoever comes back from there has what came of it settled; whoever comes otherwise is
 * shown the way there, and another one.
 */
async function challenged(request: PersonalRequest, { orderNumber, st }: VisitOrder): Promise<Outcome<Props>> {
  const { commerce, locale, language, query, storeOrigin } = request
  const found = await commerce('consumer.purchase.get', { orderId: orderNumber, st })
  const action = found.ok ? found.value.flash.find(({ type }) => type === 'PaymentNotAuthorized')?.action : undefined
  if (action === undefined || query.has('threeDS2Result'))
    return { kind: 'page', props: { state: 'checking', orderNumber } }
  const bank = new URL(action)
  bank.searchParams.set('lang', language.tag.slice(0, 2))
  bank.searchParams.set('return', storeOrigin + href(locale, 'checkout', undefined, { step: 'checking' }))
  return { kind: 'page', props: { state: 'challenged', bankUrl: bank.href } }
}

async function load(request: PersonalRequest): Promise<Outcome<Props>> {
  const { commerce, locale, query, visit } = request
  const { basketId, order, refused } = visit
  if (order?.placing === 'challenged') return challenged(request, order)
  if (order?.placing === 'checking' || (query.get('step') === 'checking' && order !== undefined))
    return { kind: 'page', props: { state: 'checking', orderNumber: order.orderNumber } }
  if (basketId === undefined) return withoutCart(request)
  const found = await commerce('cart.cart.get', { basketId })
  if (!found.ok) return found.code === 'BSK404' ? withoutCart(request) : { kind: 'unavailable', reason: found.code }
  if (found.value.items.length === 0) return withoutCart(request)
  const step = stepToShow(query.get('step'), furthestStep(found.value))
  const prepared = step === 'summary' ? await commerce('cart.order.prepare', { basketId }) : undefined
  const payment = step === 'billing' ? await cardFields(request, basketId) : undefined
  return {
    kind: 'page',
    props: {
      state: 'open',
      step,
      cart: prepared?.ok === true ? prepared.value.cart : found.value,
      countries: countriesOf(locale),
      ...(refused && { refused }),
      ...(payment && { payment }),
    },
  }
}

export const checkout = personalPage({
  head: ({ language }) => ({ title: `${language.t('checkout.title')} · Fellholm` }),
  load,
  Page: CheckoutPage,
  Skeleton: CheckoutSkeleton,
})

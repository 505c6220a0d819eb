import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { may } from '../account/model/capabilities.ts'
import { personalPage, type PersonalRequest, type PersonalResult } from '../page.ts'
import { cartNews } from './model/flashes.ts'
import { ownTermsOf, type OwnTerms } from './model/own-terms.ts'
import { pickupLocationsNear } from './nearby.ts'
import { paymentMethodsOf } from '../payment-methods.ts'
import { CartPage, type Props } from './page.tsx'
import type { Opened } from './parts/opened.tsx'
import type { SavedPage } from './parts/saved.tsx'
import { CartSkeleton } from './parts/skeleton.tsx'

/** The page's props that come from the visit. */
function commonProps({ visit }: PersonalRequest): Omit<Props, 'cart' | 'saved' | 'opened' | 'news' | 'terms'> {
  const { refused, flash, dismissed, isSignedIn, role } = visit
  const removed = flash?.command === 'cart/remove' ? flash.values : undefined
  return {
    dismissed,
    isSignedIn,
    canSave: may(role, 'save-for-later'),
    ...(refused && { refused }),
    ...(removed && { removed }),
  }
}

/** A page of the list for later (R360). Guests who never had a cart have none, nor have associates at work (R390). */
async function savedPage(
  { commerce, visit, query, pageSizes }: PersonalRequest,
  cart: Cart | undefined,
): Promise<SavedPage | undefined> {
  if (cart?.savedForLater === 0) return undefined
  if (!may(visit.role, 'save-for-later') || (visit.basketId === undefined && !visit.isSignedIn)) return undefined
  const size = pageSizes.savedForLater
  const page = Math.max(1, Number(/^\d{1,4}$/.exec(query.get('saved') ?? '')?.[0] ?? 1))
  const list = await commerce('wishlists.saved-for-later.get', { start: `${(page - 1) * size}`, count: `${size}` })
  return list.ok ? { list: list.value, page, size } : undefined
}

/** The form a link of a line opens in its place. */
async function openedIn({ commerce, query }: PersonalRequest, cart: Cart): Promise<Opened | undefined> {
  const lineOf = (name: string) => cart.items.find(({ id, bonus }) => id === query.get(name) && !bonus)
  const gift = cart.items.find(({ id, bonusChoices }) => id === query.get('edit') && bonusChoices !== undefined)
  const edited = lineOf('edit') ?? gift
  if (edited !== undefined) {
    const product = await commerce('products.details.get', { productId: edited.productId })
    return product.ok ? { what: 'edit', itemId: edited.id, product: product.value } : undefined
  }
  const given = lineOf('gift')
  if (given?.giftCard === 'digital') return { what: 'gift', itemId: given.id }
  const sent = lineOf('delivery')
  if (sent === undefined) return undefined
  const home = cart.shippingMethods.find(({ address }) => address !== undefined)?.address
  const near = (query.get('near') ?? home?.postalCode ?? '').trim().slice(0, 80)
  return { what: 'delivery', itemId: sent.id, near, places: await pickupLocationsNear(commerce, near, sent) }
}

const offersWallet = async ({ commerce }: PersonalRequest, cart: Cart): Promise<boolean> =>
  (await paymentMethodsOf(commerce, cart))?.includes('WALLET') === true

/** The shopper's own terms, if they have any. */
async function ownTerms({ commerce, visit }: PersonalRequest): Promise<OwnTerms | undefined> {
  if (!visit.isSignedIn) return undefined
  const profile = await commerce('consumer.profile.get', {})
  return profile.ok ? ownTermsOf(profile.value.consumerDetails) : undefined
}

const savedList = (saved: SavedPage | undefined) => saved && { saved }

async function load(request: PersonalRequest): Promise<PersonalResult<Props>> {
  const { commerce, visit } = request
  const facts = commonProps(request)
  const [found, terms] = await Promise.all([
    visit.basketId === undefined
      ? undefined
      : commerce('cart.cart.get', { basketId: visit.basketId, inventorySupplyCheck: 'true' }),
    ownTerms(request),
  ])
  if (found?.ok === false)
    return found.code === 'BSK404' ? { kind: 'cart-lost' } : { kind: 'unavailable', reason: found.code }
  const cart = found?.ok === true ? found.value : undefined
  const saved = savedPage(request, cart)
  if (cart === undefined) return { kind: 'page', props: { ...facts, ...savedList(await saved), news: [] } }
  const [list, takesWallet, opened] = await Promise.all([saved, offersWallet(request, cart), openedIn(request, cart)])
  return {
    kind: 'page',
    props: {
      ...facts,
      ...savedList(list),
      ...(terms && { terms }),
      cart,
      takesWallet,
      news: cartNews(cart.flash, cart),
      ...(opened && { opened }),
    },
  }
}

export const cart = personalPage({
  head: ({ language }) => ({ title: `${language.t('cart.title')} · Fellholm` }),
  load,
  Page: CartPage,
  Skeleton: CartSkeleton,
})

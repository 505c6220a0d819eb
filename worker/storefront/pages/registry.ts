import type { RouteName, routes } from '#routes/table.ts'
import type { CallName } from '#src/commerce/calls/index.ts'
import { category } from '#src/shop/browse/load.ts'
import { compare } from '#src/shop/browse/compare/load.ts'
import { finder } from '#src/shop/finder/load.ts'
import { search, searchArticles } from '#src/shop/search/load.ts'
import { product } from '#src/shop/product/load.ts'
import { cart } from '#src/shop/cart/load.ts'
import { checkout } from '#src/shop/checkout/load.ts'
import { giftCard } from '#src/shop/gift-card/load.ts'
import { orderConfirmation } from '#src/shop/orders/confirmation/load.ts'
import { orderDetails } from '#src/shop/orders/details/load.ts'
import { returnLabel } from '#src/shop/orders/return-label/load.ts'
import { orderStatus } from '#src/shop/orders/status/load.ts'
import { findInStore } from '#src/shop/stores/find/load.ts'
import { storeLocator } from '#src/shop/stores/locator/load.ts'
import { kit } from '#src/shop/product/kit/load.ts'
import { sizeChart } from '#src/shop/product/size-chart/load.ts'
import { reviews } from '#src/shop/reviews/list/load.ts'
import { writeReview } from '#src/shop/reviews/write/load.ts'
import { accountPages } from '#src/shop/account/load.ts'
import { associatePages } from '#src/shop/associate/load.ts'
import { favorites } from '#src/shop/favorites/load.ts'
import { signInPages } from '#src/shop/sign-in/load.ts'
import { newsletter } from '#src/shop/newsletter/load.ts'
import { unsubscribe } from '#src/shop/newsletter/stop/load.ts'
import { event } from '#src/shop/events/load.ts'
import { eventCancel } from '#src/shop/events/cancel/load.ts'
import { contact } from '#src/shop/contact/load.ts'
import { warranty as warrantyCase } from '#src/shop/warranty/load.ts'
import { home } from '#src/shop/content/home/load.ts'
import { editorPages } from '#src/shop/content/cms/editors.ts'
import { cmsPages } from '#src/shop/content/cms/load.ts'
import { sociPages } from '#src/shop/content/soci/load.ts'
import { notDone } from '#src/shop/not-done/load.ts'
import { privacyChoices } from '#src/shop/content/consent/load.ts'
import { contentPages } from '#src/shop/content/pages/load.ts'
import { offline } from '#src/shop/content/offline/load.ts'
import { locationSelector } from '#src/shop/content/locations/load.ts'
import { errorPages } from '#src/shop/content/errors/load.ts'
import type { PersonalPage, PublicPage } from '#src/shop/page.ts'

type NamesOfKind<Kind extends 'public' | 'personal'> = {
  [Name in RouteName]: (typeof routes)[Name]['kind'] extends Kind ? Name : never
}[RouteName]

export type PublicRouteName = NamesOfKind<'public'>
export type PersonalRouteName = NamesOfKind<'personal'>

/** The same for each of some pages. */
const requiredOf = <Name extends string>(pages: Readonly<Record<Name, PublicPage>>, required: readonly CallName[]) =>
  Object.fromEntries(Object.keys(pages).map(name => [name, required])) as Record<Name, readonly CallName[]>

/** Route → page; a public route without a page does not compile. */
export const publicPages = {
  home,
  category,
  compare,
  finder,
  kit,
  search,
  searchArticles,
  product,
  locationSelector,
  offline,
  storeLocator,
  findInStore,
  reviews,
  sizeChart,
  ...contentPages,
  ...sociPages,
  ...cmsPages,
  ...editorPages,
  ...errorPages,
} as const satisfies Record<PublicRouteName, PublicPage>

/** Calls the shell cannot be rendered without. */
export const shellRequires: readonly CallName[] = ['content.menu.get', 'content.footer.get']

/**
 * Calls each public page cannot be rendered without. All its other calls are optional: they get less time, and the page
 * is shown without them when they are late.
 */
export const requiredCalls = {
  home: [],
  category: ['products.search.query'],
  compare: ['products.details.get'],
  kit: ['products.product-sets.list'],
  finder: ['content.augmented-page.get', 'products.search.query'],
  search: ['products.search.query'],
  searchArticles: ['content.search.get'],
  product: ['products.details.get'],
  locationSelector: [],
  offline: [],
  storeLocator: ['stores.store.search'],
  findInStore: ['products.details.get', 'stores.store.search'],
  reviews: ['products.details.get', 'products.reviews.list'],
  sizeChart: [],
  ...requiredOf(contentPages, ['content.augmented-page.get']),
  helpAllTopics: ['content.augmented-page.get', 'content.search.get'],
  summitSeriesKit: ['content.augmented-page.get'],
  sociFrame: ['social.streams-media.list'],
  sociHeader: shellRequires,
  sociFooter: shellRequires,
  cmsPreview: ['content.page.get'],
  showcaseSingle: ['content.showcase.get'],
  showcaseSplit: ['content.showcase.get'],
  showcaseViewer: ['content.showcase.get'],
  ...requiredOf(editorPages, []),
  ...requiredOf(errorPages, []),
} as const satisfies Record<PublicRouteName, readonly CallName[]>

/** Route → page; a personal route without a page does not compile. */
export const personalPages = {
  newsletter,
  unsubscribe,
  event,
  eventCancel,
  contact,
  warrantyCase,
  writeReview,
  cart,
  checkout,
  orderConfirmation,
  favorites,
  ...associatePages,
  ...signInPages,
  ...accountPages,
  orderStatus,
  orderDetails,
  returnLabel,
  giftCard,
  privacyChoices,
  notDone,
} as const satisfies Record<PersonalRouteName, PersonalPage>

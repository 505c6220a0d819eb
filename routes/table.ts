import { finderAnswers } from '#src/kit/finder-answers.ts'

import type { Route } from './route.ts'

const facets = ['type', 'size', 'color', 'price', 'activity', 'feature', 'rating', 'availability'] as const

export const routes = {
  home: { path: '/', kind: 'public', fresh: 60, header: 'over', experiments: ['home_hero'] },
  category: { path: '/c/:slug', kind: 'public', fresh: 60, query: [...facets, 'store', 'sort', 'page'] },
  /** A few questions, and the products that the answers leave. */
  finder: { path: '/finder/:slug', kind: 'public', fresh: 60, query: finderAnswers },
  compare: { path: '/compare', kind: 'public', fresh: 30, query: ['id', 'only'] },
  product: {
    path: '/p/:slug',
    kind: 'public',
    fresh: 30,
    query: ['color', 'size', 'recipe', 'postcode', 'weather', 'apart'],
    foot: 'buy',
    experiments: ['free_delivery_badge', 'pdp_recommendations'],
  },
  search: { path: '/search', kind: 'public', fresh: 60, query: ['q', ...facets, 'store', 'sort', 'page'] },
  /** Things worn or used together, to be bought with one press. */
  kit: { path: '/kit/:productId', kind: 'public', fresh: 30, query: ['set'] },
  searchArticles: { path: '/search/articles', kind: 'public', fresh: 60, query: ['q'] },
  cart: { path: '/cart', kind: 'personal', query: ['edit', 'gift', 'delivery', 'near', 'saved'] },
  checkout: {
    path: '/checkout',
    kind: 'personal',
    guard: 'cart-has-items',
    layout: 'hidden',
    query: ['step', 'paymentInstrumentId', 'threeDS2Result', 'ask', 'approved', 'try'],
  },
  orderConfirmation: {
    path: '/order-confirmation',
    kind: 'personal',
    guard: 'order-is-final',
    query: ['storeContext'],
  },
  storeLocator: { path: '/store-locator', kind: 'public', fresh: 300, query: ['q', 'near', 'service'] },
  findInStore: { path: '/find-in-store/:productId', kind: 'public', fresh: 30, query: ['q', 'near', 'upc'] },
  reviews: {
    path: '/reviews/:productId',
    kind: 'public',
    fresh: 30,
    query: ['sort', 'score', 'fit', 'size', 'height', 'page', 'questions', 'translate'],
  },
  writeReview: { path: '/write-a-review', kind: 'personal', query: ['productId', 'done'] },
  sizeChart: {
    path: '/size-chart',
    kind: 'public',
    fresh: 300,
    query: ['unit', 'chart', 'height', 'chest', 'waist', 'hip', 'hand', 'head', 'foot'],
  },
  signIn: { path: '/sign-in', kind: 'personal', guard: 'signed-out', query: ['redirectTo', 'step', 'ended'] },
  forgotPassword: { path: '/forgot-password', kind: 'personal', query: ['sent'] },
  resetPassword: { path: '/reset-password', kind: 'personal', guard: 'token-in-query', query: ['token'] },
  confirmEmail: { path: '/confirm-email', kind: 'personal', guard: 'token-in-query', query: ['token'] },
  socialSignIn: { path: '/social-sign-in', kind: 'personal', query: ['code', 'state'] },
  amazonSignIn: { path: '/amazon-sign-in', kind: 'personal', query: ['code', 'state'] },
  account: { path: '/account', kind: 'personal', guard: 'signed-in' },
  accountLoyalty: { path: '/account/loyalty', kind: 'personal', guard: 'signed-in', query: ['confirm'] },
  accountProfile: { path: '/account/profile', kind: 'personal', guard: 'signed-in', query: ['step'] },
  accountGiftCards: { path: '/account/gift-cards', kind: 'personal', guard: 'signed-in' },
  accountAddress: { path: '/account/address', kind: 'personal', guard: 'signed-in' },
  accountAddBillingAddress: {
    path: '/account/address/add-billing-address',
    kind: 'personal',
    guard: 'signed-in',
    query: ['id'],
  },
  accountAddShippingAddress: {
    path: '/account/address/add-shipping-address',
    kind: 'personal',
    guard: 'signed-in',
    query: ['id'],
  },
  accountOrderHistory: {
    path: '/account/order-history',
    kind: 'personal',
    guard: 'signed-in',
    query: ['page', 'status'],
  },
  accountOrderDetails: { path: '/account/order-details/:id', kind: 'personal', guard: 'signed-in' },
  accountCreditCards: { path: '/account/credit-cards', kind: 'personal', guard: 'signed-in' },
  accountAddCard: {
    path: '/account/credit-cards/add',
    kind: 'personal',
    guard: 'signed-in',
    query: ['paymentInstrumentId'],
  },
  associateLogin: { path: '/associate-login', kind: 'personal', camera: true },
  /** A cart that was put together in a store, on its way to the shopper's phone. */
  handOver: { path: '/hand-over', kind: 'personal', query: ['code'] },
  storeIpads: { path: '/storeipads', kind: 'personal', guard: 'buy-in-store', camera: true },
  /** Where the link of the letter about the newsletter leads. */
  newsletter: { path: '/newsletter', kind: 'personal', query: ['confirm'] },
  /** Where the link at the foot of a letter leads: one press stops such letters. */
  unsubscribe: { path: '/unsubscribe', kind: 'personal', query: ['token'] },
  event: { path: '/events/:event', kind: 'personal' },
  /** Where the link of the letter about seats leads. */
  eventCancel: { path: '/event-cancel', kind: 'personal', query: ['token'] },
  contact: { path: '/contact', kind: 'personal', query: ['orderNumber'] },
  warrantyCase: { path: '/warranty-case', kind: 'personal', query: ['productId'] },
  favorites: { path: '/favorites', kind: 'personal', guard: 'favorites-allowed', query: ['page', 'list', 'shared'] },
  orderStatus: { path: '/order-status', kind: 'personal', guard: 'order-of-guest' },
  orderDetails: {
    path: '/order-details',
    kind: 'personal',
    guard: 'order-is-named',
    query: ['orderNumber', 'email', 'st'],
  },
  returnLabel: { path: '/return-label', kind: 'personal', query: ['orderNumber'] },
  giftCard: { path: '/gift-card', kind: 'personal' },
  /** The consent choices, which can be changed at any time. */
  privacyChoices: { path: '/privacy-choices', kind: 'personal', asksConsent: true },
  /** The refusal of a plain form that was posted from a public page. */
  notDone: { path: '/not-done', kind: 'personal', query: ['back'] },
  locationSelector: { path: '/location-selector', kind: 'public', fresh: 300 },
  /** Shown in place of a page without a connection; the service worker keeps it. */
  offline: { path: '/offline', kind: 'public', fresh: 300 },
  aboutUs: { path: '/about-us', kind: 'public', fresh: 300 },
  aboutUsHistory: { path: '/about-us/history', kind: 'public', fresh: 300 },
  athletes: { path: '/athletes', kind: 'public', fresh: 300 },
  events: { path: '/events', kind: 'public', fresh: 60 },
  article: { path: '/articles/:slug', kind: 'public', fresh: 300 },
  help: { path: '/help', kind: 'public', fresh: 300 },
  helpAllTopics: { path: '/help/all-topics', kind: 'public', fresh: 300 },
  helpTopic: { path: '/help/:slug', kind: 'public', fresh: 300 },
  helpChild: { path: '/help/:slug/:child_slug', kind: 'public', fresh: 300 },
  explore: { path: '/explore/:slug', kind: 'public', fresh: 300 },
  featuredNuptse: { path: '/featured/nuptse', kind: 'public', fresh: 300 },
  suppliers: { path: '/sustainability/suppliers', kind: 'public', fresh: 300 },
  sourceMaps: { path: '/sustainability/suppliers/source-maps', kind: 'public', fresh: 300 },
  warrantyRetail: { path: '/warranty-retail', kind: 'public', fresh: 300 },
  summitSeriesKit: { path: '/summit-series-kit', kind: 'public', fresh: 60 },
  sociFrame: { path: '/soci/frame', kind: 'public', fresh: 300, layout: 'none', framed: true },
  sociHeader: { path: '/soci/header', kind: 'public', fresh: 300, layout: 'none', framed: true },
  sociFooter: { path: '/soci/footer', kind: 'public', fresh: 300, layout: 'none', framed: true },
  cmsPreview: { path: '/cms/preview', kind: 'public', layout: 'none', preview: true, query: ['page'] },
  showcaseSingle: { path: '/cms/showcase/single', kind: 'public', preview: true, query: ['docType', 'id'] },
  showcaseSplit: { path: '/cms/showcase/split', kind: 'public', preview: true, query: ['docType', 'id'] },
  showcaseViewer: {
    path: '/cms/showcase/viewer',
    kind: 'public',
    layout: 'none',
    framed: true,
    preview: true,
    query: ['docType', 'id'],
  },
  /** D41: what is to be seen before everybody sees it, and what may be tried out. */
  preview: { path: '/preview', kind: 'public', preview: true },
  sandbox: { path: '/sandbox', kind: 'public', preview: true },
  error400: { path: '/400', kind: 'public', status: 400 },
  error401: { path: '/401', kind: 'public', status: 401 },
  error403: { path: '/403', kind: 'public', status: 403 },
  error404: { path: '/404', kind: 'public', status: 404 },
  error500: { path: '/500', kind: 'public', status: 500 },
  /** All other pages of content (R062). */
  contentPage: { path: '/:slug', kind: 'public', fresh: 300 },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The row of a route with every column, whether or not the row fills it. */
export const routeOf = (name: RouteName): Route => routes[name]

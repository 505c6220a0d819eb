import type { ConsentCategory, OptionalCategory } from './consent.ts'

type Stored = {
  /** Where the browser keeps it: `local` until it is taken away, `session` as long as the tab; `cache` of the service worker. */
  readonly where: 'cookie' | 'local' | 'session' | 'cache'
  readonly category: ConsentCategory
  /** The purpose, as visitors are told. */
  readonly purpose: string
  /** It tells of the person who shops, so a sign-out takes it away; what tells of the browser stays. */
  readonly isOfPerson?: true
}

/**
 * Everything the store keeps in a browser, by its name there, with the category a visitor has to agree to (R163). What is
 * not here is not written, and a name that ends in `*` stands for all that begin so; tests/e2e/visitor/consent.spec.ts looks for it in a real browser. The service worker keeps pages besides,
 * which are the same for everybody: `fellholm-pages-…`, `fellholm-files-…` (`client/service-worker`), as required.
 */
export const browserStorage = {
  '__Host-visit': { where: 'cookie', category: 'required', purpose: 'the sealed session: cart, sign-in, order' },
  '__Host-shopper': {
    where: 'cookie',
    category: 'required',
    purpose: 'the visitor’s role, for the entries of the menu',
  },
  '__Host-cart-count': { where: 'cookie', category: 'required', purpose: 'how many things are in the cart' },
  '__Host-favorites-count': { where: 'cookie', category: 'required', purpose: 'how many favorites there are' },
  '__Host-consent': { where: 'cookie', category: 'required', purpose: 'what was agreed to' },
  '__Host-locale': { where: 'cookie', category: 'required', purpose: 'the country and language that were chosen' },
  '__Host-language-preference': {
    where: 'cookie',
    category: 'required',
    purpose: 'the language that was chosen for help',
  },
  '__Host-my-store': { where: 'cookie', category: 'required', purpose: 'the store that was chosen' },
  '__Host-promotions-dismissed': {
    where: 'cookie',
    category: 'required',
    purpose: 'offers that were closed, for the visit',
  },
  '__Host-refused': { where: 'cookie', category: 'required', purpose: 'what a refused form said, for two minutes' },
  '__Host-refused-2': { where: 'cookie', category: 'required', purpose: 'the rest of it' },
  '__Host-flash': { where: 'cookie', category: 'required', purpose: 'what was done, for the next page' },
  '__Host-notice': { where: 'cookie', category: 'required', purpose: 'what is said in passing on the next page' },
  '__Host-recovered': { where: 'cookie', category: 'required', purpose: 'that a session or cart was just made anew' },
  '__Host-oauth-state': {
    where: 'cookie',
    category: 'required',
    purpose: 'the state of a sign-in elsewhere, for ten minutes',
  },
  'location-asked': { where: 'session', category: 'required', purpose: 'that the country was asked about' },
  'confirmed-country': { where: 'local', category: 'required', purpose: 'the answer to that question' },
  'employee-terms-asked': { where: 'session', category: 'required', purpose: 'that the terms were shown' },
  'buy-in-store': { where: 'session', category: 'required', purpose: 'for whom an associate is at work' },
  'reloaded-at': { where: 'session', category: 'required', purpose: 'that a new version was loaded, and when' },
  typefaces: { where: 'session', category: 'required', purpose: 'that the typefaces are there' },
  place: {
    where: 'session',
    category: 'required',
    purpose: 'the postal code or town that was asked for last',
    isOfPerson: true,
  },
  '__Host-origins': { where: 'cookie', category: 'analytics', purpose: 'where the products in the cart were found' },
  '__Host-auto-promo-code': { where: 'cookie', category: 'functional', purpose: 'the code of a link, for thirty days' },
  'recently-viewed': {
    where: 'local',
    category: 'functional',
    purpose: 'products that were looked at',
    isOfPerson: true,
  },
  'recent-searches': { where: 'local', category: 'functional', purpose: 'what was searched for', isOfPerson: true },
  'chat-conversation': { where: 'session', category: 'functional', purpose: 'which conversation goes on in the chat' },
  'chat-signed-in': { where: 'session', category: 'functional', purpose: 'whether it is that of somebody signed in' },
  'dismissed-pop-ups': { where: 'local', category: 'functional', purpose: 'pop-ups that were closed' },
  'fellholm-pages': {
    where: 'cache',
    category: 'functional',
    purpose: 'pages that were seen, for when there is no connection',
  },
  'fellholm-files': { where: 'cache', category: 'functional', purpose: 'what those pages were built of' },
  '__Host-vuid': {
    where: 'cookie',
    category: 'targeting',
    purpose: 'who this browser is to experiments and recommendations',
  },
  '__Host-stealth-group': {
    where: 'cookie',
    category: 'targeting',
    purpose: 'the group on which something may be tried before everybody sees it',
  },
  '__Host-visits': { where: 'cookie', category: 'targeting', purpose: 'how often somebody has come' },
  '__Host-experiments': { where: 'cookie', category: 'targeting', purpose: 'which variants somebody has been shown' },
  'optly_event:*': {
    where: 'local',
    category: 'targeting',
    purpose: 'what experiments have counted and not sent yet',
  },
  'counted-order': { where: 'local', category: 'targeting', purpose: 'which order experiments have counted last' },
} as const satisfies Readonly<Record<string, Stored>>

export type StorageName = keyof typeof browserStorage

/** The names of a place that need a consent which is not among those given. */
export const refusedNames = (where: Stored['where'], agreed: readonly OptionalCategory[]): readonly StorageName[] =>
  (Object.keys(browserStorage) as StorageName[]).filter(name => {
    const kept: Stored = browserStorage[name]
    return kept.where === where && kept.category !== 'required' && !agreed.some(one => one === kept.category)
  })

/** The names of a place that a sign-out takes away. */
export const ofPerson = (where: Stored['where']): readonly StorageName[] =>
  (Object.keys(browserStorage) as StorageName[]).filter(name => {
    const kept: Stored = browserStorage[name]
    return kept.where === where && kept.isOfPerson === true
  })

/** Of the names that are there those that a row of the table means. */
export const keptNames = (name: StorageName, there: readonly string[]): readonly string[] =>
  there.filter(one => (name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : one === name))

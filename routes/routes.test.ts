import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { carry } from './carried.ts'
import { dialogs, judgeDialog, parseHash } from './dialogs.ts'
import { judge } from './guards.ts'
import { href, localPath, queryString } from './href.ts'
import { hasFileExtension, matchRoute } from './match.ts'
import { safePath } from './safe-path.ts'
import { spanishVariant, withoutSpanish } from './spanish.ts'
import { routeOf, routes, type RouteName } from './table.ts'
import { segments, translatePath, untranslatePath } from './translations.ts'

const names = Object.keys(routes) as RouteName[]
const languages = ['en', 'es', 'fr', 'de', 'it']

describe('the route table', () => {
  it('every route is found by its own path, and paths are unique', () => {
    for (const name of names) {
      const path = routes[name].path.replaceAll(/:\w+/g, 'some-slug')
      expect(matchRoute(path)?.name).toBe(name)
    }
    expect(new Set(names.map(name => routes[name].path)).size).toBe(names.length)
  })

  it.each([
    ['index', '/', 'home'],
    ['c-slug', '/c/tents', 'category'],
    ['p-slug', '/p/ridge-shell-fh10011', 'product'],
    ['search', '/search', 'search'],
    ['cart', '/cart', 'cart'],
    ['checkout', '/checkout', 'checkout'],
    ['order-confirmation', '/order-confirmation', 'orderConfirmation'],
    ['slug', '/westend', 'contentPage'],
    ['help-slug', '/help/returns', 'helpTopic'],
    ['help-slug-child_slug', '/help/products/repairs', 'helpChild'],
  ] as const)(
    'R064: the route name in use %s is what %s leads to, and the path of that route spells it',
    (inUse, path, name) => {
      expect(matchRoute(path)?.name).toBe(name)
      const spelled = routes[name].path.slice(1).replaceAll(':', '').replaceAll('/', '-')
      expect(spelled === '' ? 'index' : spelled).toBe(inUse)
    },
  )

  it('only public routes have a freshness, and personal ones are never stored by it', () => {
    for (const name of names) if (routeOf(name).kind === 'personal') expect(routeOf(name).fresh).toBeUndefined()
  })

  it('parameters are decoded once; malformed escapes and empty or slashed segments match nothing', () => {
    expect(matchRoute('/c/caf%C3%A9')?.params).toEqual({ slug: 'café' })
    for (const path of ['/c/%', '/c/', '/c/a%2fb', '/c/a/b', '', '/C/x']) expect(matchRoute(path)).toBeUndefined()
  })

  it('R063, D43: a file extension is a dot and one to eight letters or digits at the end', () => {
    for (const path of ['/a.jpg', '/a/b.HTML', '/x.12345678']) expect(hasFileExtension(path)).toBe(true)
    for (const path of ['/a.b/c', '/a.', '/a.123456789', '/a.j-g', '/v1.2/x'])
      expect(hasFileExtension(path)).toBe(false)
  })
})

describe('R067: translated paths, both ways from one table', () => {
  it('every translation leads back to where it came from, in every language', () => {
    for (const original of Object.keys(segments))
      for (const language of languages) {
        const path = `/${original}/x`
        expect(untranslatePath(translatePath(path, language), language)).toBe(path)
      }
  })

  it('no word of a language means two things, and none hides a route', () => {
    for (const language of ['es', 'fr', 'de', 'it'] as const) {
      const words = Object.values(segments).map(words => words[language])
      expect(new Set(words).size).toBe(words.length)
      const first = new Set(names.map(name => routes[name].path.split('/')[1]))
      for (const [original, translated] of Object.entries(segments))
        if (translated[language] !== original) expect(first.has(translated[language])).toBe(false)
    }
  })

  it('a link speaks the language of its locale', () => {
    expect(href('de-de', 'cart')).toBe('/de-de/warenkorb')
    expect(href('en-us', 'home')).toBe('/en-us')
    expect(href('fr-ca', 'search', undefined, { q: 'tente été', color: ['red', 'blue'] })).toBe(
      '/fr-ca/recherche?q=tente+%C3%A9t%C3%A9&color=red&color=blue',
    )
    expect(href('en-gb', 'product', { slug: 'a/b?c' })).toBe('/en-gb/p/a%2Fb%3Fc')
    expect(localPath('it-it', '/c/tende')).toBe('/it-it/c/tende')
    expect(queryString({ a: undefined })).toBe('')
  })
})

describe('R065: the Spanish variants of the American store', () => {
  it.each([
    ['/help', '/help-es'],
    ['/help/contact-us', '/help-es/contact-us-es'],
    ['/help/size-charts', '/help-es/size-charts-es'],
    ['/help/returns', '/help-es/returns'],
    ['/help/products/care', '/help-es/products/care'],
    ['/gift-card', '/gift-card-es'],
    ['/order-status', '/order-status-es'],
    ['/xplr-pass', '/xplr-pass-es'],
  ])('R215: %s is %s, both ways from one table', (path, spanish) => {
    expect([spanishVariant(path), withoutSpanish(spanish)]).toEqual([spanish, path])
  })

  it('no other page has one', () => {
    for (const path of ['/', '/cart', '/c/shoes', '/helpful']) expect(spanishVariant(path)).toBeUndefined()
    for (const path of ['/', '/cart', '/c/shoes-es', '/helpful-es']) expect(withoutSpanish(path)).toBeUndefined()
  })
})

describe('R069: carried parameters', () => {
  it('survive and do not overwrite what the target says itself', () => {
    const from = new URLSearchParams('siteId=a&cms=b&preview=true&enrollment_marketing_source=c&other=d')
    expect(carry(from, '/x?preview=false#h')).toBe('/x?preview=false&siteId=a&cms=b&enrollment_marketing_source=c#h')
    expect(carry(new URLSearchParams('other=d'), '/x#h')).toBe('/x#h')
  })
})

describe('guards', () => {
  const facts = {
    cartItems: 0,
    orderIsFinal: false,
    isSignedIn: false,
    query: new URLSearchParams(),
    hasBuyInStore: true,
    allowsFavorites: true,
  }

  it('R033: /checkout without items leads to the cart', () => {
    expect(judge(routes.checkout, facts)).toEqual({ allow: false, to: 'cart', resetOrder: false })
    expect(judge(routes.checkout, { ...facts, cartItems: 1 })).toEqual({ allow: true })
  })

  it('leads from /checkout to /order-confirmation while the order just placed stands', () => {
    expect(judge(routes.checkout, { ...facts, cartItems: 0, orderIsFinal: true })).toMatchObject({
      allow: false,
      to: 'orderConfirmation',
    })
  })

  it('R036: /order-confirmation without a finalized order resets it and leads home', () => {
    expect(judge(routes.orderConfirmation, facts)).toEqual({ allow: false, to: 'home', resetOrder: true })
    expect(judge(routes.orderConfirmation, { ...facts, orderIsFinal: true })).toEqual({ allow: true })
  })

  it('R044: /order-details without a query of email or orderNumber leads to /order-status', () => {
    expect(judge(routes.orderDetails, facts)).toEqual({ allow: false, to: 'orderStatus', resetOrder: false })
    for (const query of ['orderNumber=U1', 'email=a@b.example'])
      expect(judge(routes.orderDetails, { ...facts, query: new URLSearchParams(query) })).toEqual({ allow: true })
  })

  it('R042: /order-status leads whoever is signed in to /account/order-history', () => {
    expect(judge(routes.orderStatus, { ...facts, isSignedIn: true })).toMatchObject({ to: 'accountOrderHistory' })
    expect(judge(routes.orderStatus, facts)).toEqual({ allow: true })
  })

  it('R025: /favorites leads home while the setting allowFavorites is off', () => {
    expect(judge(routes.favorites, facts)).toEqual({ allow: true })
    expect(judge(routes.favorites, { ...facts, allowsFavorites: false })).toMatchObject({ allow: false, to: 'home' })
  })

  it('R045, D39: /storeipads leads home where no associate sells in a store', () => {
    expect(judge(routes.storeIpads, facts)).toEqual({ allow: true })
    expect(judge(routes.storeIpads, { ...facts, hasBuyInStore: false })).toMatchObject({ allow: false, to: 'home' })
  })

  it('R019, D09: /account leads a visitor who is not logged in to /sign-in, and /sign-in one who is to /account', () => {
    expect(judge(routes.accountProfile, facts)).toMatchObject({ allow: false, to: 'signIn', comesBack: true })
    expect(judge(routes.accountProfile, { ...facts, isSignedIn: true })).toEqual({ allow: true })
    expect(judge(routes.signIn, { ...facts, isSignedIn: true })).toMatchObject({ allow: false, to: 'account' })
  })

  it('R047: /return-label and /gift-card are plain pages without a guard; /favorites has that of its setting alone', () => {
    for (const route of [routes.returnLabel, routes.giftCard]) expect(judge(route, facts)).toEqual({ allow: true })
    expect(judge(routes.favorites, facts)).toEqual({ allow: true })
  })

  it('R037, R051: the account has these children and no other, each for whoever is logged in', () => {
    const below = Object.values(routes).filter(({ path }) => path.startsWith('/account/'))
    expect(below.map(({ path }) => path.slice('/account/'.length)).toSorted()).toEqual([
      'address',
      'address/add-billing-address',
      'address/add-shipping-address',
      'credit-cards',
      'credit-cards/add',
      'gift-cards',
      'loyalty',
      'order-details/:id',
      'order-history',
      'profile',
    ])
    for (const route of below) expect(judge(route, facts)).toMatchObject({ to: 'signIn', comesBack: true })
  })

  it('a route without a guard is open', () => {
    expect(judge(routes.home, facts)).toEqual({ allow: true })
  })
})

describe('R086, R087, D52: dialogs from the hash', () => {
  it('#panel=mini-cart and #modal=mini-cart name the dialog and its frame', () => {
    expect(parseHash('#panel=mini-cart')).toEqual({ frame: 'panel', name: 'mini-cart', argument: undefined })
    expect(parseHash('#modal=mini-cart')?.frame).toBe('modal')
  })

  it('R087: what follows the first underscore is the one argument', () => {
    expect(parseHash('#modal=content_free_delivery')).toMatchObject({ name: 'content', argument: 'free_delivery' })
    expect(parseHash('#modal=content')).toBeUndefined()
  })

  it('R092: sign-in takes an optional form location', () => {
    expect(parseHash('#modal=sign-in')?.argument).toBeUndefined()
    expect(parseHash('#modal=sign-in_checkout')).toMatchObject({ name: 'sign-in', argument: 'checkout' })
  })

  it('anything else opens nothing', () => {
    for (const hash of [
      '',
      '#',
      '#panel=',
      '#panel=unknown',
      '#panel=mini-cart_x',
      '#drawer=mini-cart',
      '#panel=__proto__',
    ])
      expect(parseHash(hash)).toBeUndefined()
  })
})

describe('the dialogs of both documents', () => {
  const global = [
    'employee-terms',
    'forgot-password',
    'interests',
    'klarna',
    'language-preference',
    'location-confirmation',
    'loyalty-sign-up',
    'mini-cart',
    'sign-in',
    'sign-in-confirmation',
    'sign-up',
    'three-d-secure-challenge',
    'welcome',
  ]
  const others = [
    'add-credit-card',
    'payconiq',
    'quickshop',
    'store-pickup-search',
    'shipping-address',
    'loyalty-redeem',
    'size-chart',
    'add-gift-option',
    'ask-question',
    'ask-question-success',
    'cart-change-shipping-method',
    'change-store-confirmation',
    'review-user-generated-content',
    'store-changed',
  ]
  const byId = ['content', 'barcode', 'bopis-store-search', 'pickup-in-store']

  it('R095, R096, R097, R398: are the union of both lists: the global ones, the others, and those with an id or a list of their own', () => {
    expect(Object.keys(dialogs).toSorted()).toEqual([...global, ...others, ...byId].toSorted())
  })
})

describe('R094, D54: guards of dialogs: one blocks or redirects, by visitor type', () => {
  it.each([
    ['sign-in', 'open', { to: 'account' }],
    ['sign-up', 'open', { to: 'account' }],
    ['forgot-password', 'open', 'blocked'],
    ['loyalty-redeem', { to: 'signIn' }, 'open'],
    ['add-credit-card', { to: 'signIn' }, 'open'],
    ['employee-terms', 'blocked', 'open'],
    ['welcome', 'open', 'open'],
  ] as const)('%s: a guest, somebody registered', (name, guest, registered) => {
    expect([judgeDialog(name, false), judgeDialog(name, true)]).toEqual([guest, registered])
  })
})

describe('redirect targets stay in the store', () => {
  const origin = 'https://store.example'

  it.each(['/', '/en-us', '/en-us/c/x?a=1#b', '/a/../b'])('%s may be gone to', target => {
    expect(safePath(target, origin)).toBeDefined()
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'relative',
    '/a\nb',
    '/a\u0000b',
    '/.//evil.example',
    '',
    undefined,
    null,
    `/${'a'.repeat(3_000)}`,
  ])('%s may not', target => {
    expect(safePath(target, origin)).toBeUndefined()
  })

  it('whatever comes in, what goes out is on this origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webPath().map(path => `/${path}`),
        ),
        text => {
          const safe = safePath(text, origin)
          expect(safe === undefined || new URL(safe, origin).origin === origin).toBe(true)
          expect(safe?.startsWith('//') ?? false).toBe(false)
        },
      ),
    )
  })
})

import { beforeEach, describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { routeOf } from '#routes/table.ts'
import { localeNames, locales, type Locale } from '#src/language/locales.ts'
import type { PersonalRouteName, PublicRouteName } from '#worker/storefront/pages/registry.ts'

import { idsTwice } from '../../support/ids-twice.ts'
import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

/** What each row of the specification is called, and an address of it. */
type Rows = readonly (readonly [row: string, address: string])[]

/** Pages of no layout hold no heading of their own; the kit waits for its flag (routes.test.ts). */
type Framed = 'sociHeader' | 'sociFooter' | 'summitSeriesKit'
type ForEditors = 'cmsPreview' | 'showcaseSingle' | 'showcaseSplit' | 'showcaseViewer' | 'preview' | 'sandbox'
type OfErrors = 'error400' | 'error401' | 'error403' | 'error404' | 'error500'

/** The route table of the store: a public route that is not here does not compile. */
const stored = {
  home: [['/', '/']],
  category: [['/c/:slug', '/c/tents']],
  kit: [['/kit/:productId', '/kit/FH10011']],
  finder: [['/finder/:slug', '/finder/jacket']],
  compare: [['/compare', '/compare?id=FH10011&id=FH10012']],
  product: [['/p/:slug', '/p/x-fh10011']],
  search: [['/search', '/search?q=shell']],
  searchArticles: [['/search/articles', '/search/articles?q=tent']],
  storeLocator: [['/store-locator', '/store-locator']],
  findInStore: [['/find-in-store/:productId', '/find-in-store/FH10011']],
  reviews: [['/reviews/:productId', '/reviews/FH10011']],
  sizeChart: [['/size-chart', '/size-chart']],
  locationSelector: [['/location-selector', '/location-selector']],
  offline: [['/offline', '/offline']],
  aboutUs: [['/about-us', '/about-us']],
  aboutUsHistory: [['/about-us/history', '/about-us/history']],
  athletes: [['R059: not shown (athlete page), /athletes', '/athletes']],
  events: [['/events', '/events']],
  article: [['/articles/:slug', '/articles/three-layers']],
  explore: [['/explore/:slug', '/explore/winter']],
  featuredNuptse: [['/featured/nuptse', '/featured/nuptse']],
  suppliers: [['/sustainability/suppliers', '/sustainability/suppliers']],
  sourceMaps: [['R061: /sustainability/suppliers/source-maps', '/sustainability/suppliers/source-maps']],
  warrantyRetail: [['/warranty-retail', '/warranty-retail']],
  help: [['/help', '/help']],
  helpAllTopics: [['/help/all-topics', '/help/all-topics']],
  helpTopic: [
    ['/help/:slug', '/help/returns'],
    ['/help/warranty', '/help/warranty'],
    ['/help/contact-us', '/help/contact-us'],
    ['/help/size-charts', '/help/size-charts'],
    ['/help/privacy-policy', '/help/privacy-policy'],
  ],
  helpChild: [['/help/:slug/:child_slug', '/help/products/repairs']],
  sociFrame: [['R057: /soci/frame', '/soci/frame']],
  contentPage: [
    ['R062: /:slug', '/westend'],
    ['not shown (xplr-pass page), /xplr-pass', '/xplr-pass'],
  ],
} as const satisfies Record<Exclude<PublicRouteName, Framed | ForEditors | OfErrors>, Rows>

const forEditors = {
  cmsPreview: [['/cms/preview', '/cms/preview?page=about-us']],
  showcaseSingle: [['/cms/showcase/single', '/cms/showcase/single?docType=sections']],
  showcaseSplit: [['/cms/showcase/split', '/cms/showcase/split?docType=sections']],
  showcaseViewer: [['/cms/showcase/viewer', '/cms/showcase/viewer?docType=sections']],
  preview: [['not shown (preview pages), /preview', '/preview']],
  sandbox: [['not shown (sandbox pages), /sandbox', '/sandbox']],
} as const satisfies Record<ForEditors, Rows>

const ofErrors = {
  error400: [['/400', '/400']],
  error401: [['/401', '/401']],
  error403: [['/403', '/403']],
  error404: [['/404', '/404']],
  error500: [['/500', '/500']],
} as const satisfies Record<OfErrors, Rows>

/** The personal pages somebody may come to while they look around. */
const personal = {
  favorites: [['/favorites', '/favorites']],
  writeReview: [['/write-a-review', '/write-a-review?productId=FH10011']],
  giftCard: [['/gift-card', '/gift-card']],
  returnLabel: [['/return-label', '/return-label']],
  contact: [['/contact', '/contact']],
  event: [['/events/:event', '/events/evening-talk']],
  eventCancel: [['/event-cancel', '/event-cancel']],
  privacyChoices: [['/privacy-choices', '/privacy-choices']],
} as const satisfies Partial<Record<PersonalRouteName, Rows>>

const spoken: readonly Locale[] = ['en-us', 'es-us', 'fr-ca', 'de-de']

const rowsOf = <Name extends string>(table: Readonly<Record<Name, Rows>>) =>
  (Object.entries(table) as [Name, Rows][]).flatMap(([name, rows]) =>
    rows.map(([row, address]) => [row, address, name] as const),
  )

/** Follows redirects by hand, as a browser would; gives where it came to as well. A soft navigation gets no skeleton. */
async function open(address: string, headers: Record<string, string> = {}) {
  const shopper = openBrowser()
  let at = address
  let answer = await shopper.ask(at, { headers })
  for (let hops = 0; hops < 3 && answer.status >= 300 && answer.status < 400; hops++) {
    at = answer.headers.get('location') ?? ''
    answer = await shopper.ask(at, { headers })
  }
  return { at, answer, html: await answer.text() }
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const linkOf = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="http://localhost([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

beforeEach(() => dependency.reset())

describe('every public route of browsing', () => {
  it.each(rowsOf(stored))(
    '%s answers in four locales: one heading, words of the locale, its own address, the header its route says (R073), stored for everybody',
    async (_, address, name) => {
      const bodies = new Set<string>()
      for (const locale of spoken) {
        const { at, answer, html } = await open(localPath(locale, address))
        const canonical = linkOf(html, 'canonical')
        // Where an experiment may show another form to others, no cache on the way keeps it for them.
        const keeping = routeOf(name).experiments === undefined ? 'public, max-age=0' : 'private, max-age=0'
        expect([locale, answer.status, answer.headers.get('cache-control')]).toEqual([locale, 200, keeping])
        expect(answer.headers.get('cache-status')).toMatch(/stored|hit/)
        expect(html).toContain(`<html lang="${locales[locale].tag}"`)
        expect(html.match(/<h1/g)).toHaveLength(1)
        expect(idsTwice(html)).toEqual([])
        expect(html).toMatch(/<title>[^<]+<\/title>/)
        expect(html).toContain(` data-header=${name === 'home' ? 'over' : 'above'}`)
        const isForReaders = routeOf(name).layout === undefined && !html.includes('content="noindex"')
        if (isForReaders) expect([address, canonical]).toEqual([address, at.split('?')[0]])
        bodies.add(mainOf(html))
      }
      expect(bodies.size).toBe(spoken.length)
    },
  )

  it.each(rowsOf(ofErrors))(
    '%s answers in four locales with its own status, in the words of the locale, and is kept from machines',
    async (_, address, name) => {
      const bodies = new Set<string>()
      for (const locale of spoken) {
        const { answer, html } = await open(localPath(locale, address))
        expect([locale, answer.status]).toEqual([locale, routeOf(name).status])
        expect(html).toContain(`<html lang="${locales[locale].tag}"`)
        expect(html.match(/<h1/g)).toHaveLength(1)
        expect(idsTwice(html)).toEqual([])
        expect(html).toContain('<meta name="robots" content="noindex"/>')
        bodies.add(mainOf(html))
      }
      expect(bodies.size).toBe(spoken.length)
    },
  )

  it.each(rowsOf(forEditors))(
    '%s answers editors in four locales, and is neither stored nor found',
    async (_, address) => {
      for (const locale of spoken) {
        const { answer, html } = await open(localPath(locale, address))
        expect([locale, answer.status, answer.headers.get('cache-control')]).toEqual([locale, 200, 'private, no-store'])
        expect(html).toContain(`<html lang="${locales[locale].tag}"`)
        expect(html).toContain('<meta name="robots" content="noindex"/>')
      }
    },
  )
})

describe('every personal route of browsing', () => {
  it.each(rowsOf(personal))(
    '%s answers in four locales: one heading, words of the locale, kept by nobody',
    async (_, address) => {
      const bodies = new Set<string>()
      for (const locale of spoken) {
        const { answer, html } = await open(localPath(locale, address), { 'x-soft-navigation': '1' })
        expect([locale, answer.status, answer.headers.get('cache-control')]).toEqual([locale, 200, 'private, no-store'])
        expect(html).toContain(`<html lang="${locales[locale].tag}"`)
        expect(html.match(/<h1/g)).toHaveLength(1)
        expect(idsTwice(html)).toEqual([])
        bodies.add(mainOf(html))
      }
      expect(bodies.size).toBe(spoken.length)
    },
  )
})

it('a public page names itself in every locale there is, and for all others in the default one', async () => {
  const { html } = await open('/de-de/hilfe/returns')
  expect(html.match(/<link rel="alternate" hrefLang=/g)).toHaveLength(localeNames.length + 1)
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'

const text = v.pipe(v.string(), v.minLength(1))
const address = v.pipe(v.string(), v.url(), v.startsWith('http://localhost/'))
const typed = <const Type extends string, const Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ '@type': v.literal(type), ...entries })
const block = <const Type extends string, const Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  typed(type, { '@context': v.literal('https://schema.org'), ...entries })
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))

/** The shapes of schema.org that this store uses, with the properties each must have and no other. */
const shapes = {
  Product: block('Product', {
    name: text,
    description: text,
    sku: text,
    brand: typed('Brand', { name: text }),
    image: v.pipe(v.array(address), v.minLength(1)),
    aggregateRating: v.optional(
      typed('AggregateRating', {
        ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
        reviewCount: v.pipe(v.number(), v.minValue(1)),
      }),
    ),
    offers: v.pipe(
      v.array(
        typed('Offer', {
          sku: text,
          url: address,
          price: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
          priceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
          availability: v.pipe(v.string(), v.startsWith('https://schema.org/')),
        }),
      ),
      v.minLength(1),
    ),
  }),
  BreadcrumbList: block('BreadcrumbList', {
    itemListElement: v.pipe(
      v.array(typed('ListItem', { position: v.number(), name: text, item: address })),
      v.check(list => list.every(({ position }, index) => position === index + 1), 'in order, from one'),
    ),
  }),
  Organization: block('Organization', { name: text, url: address, logo: address }),
  Store: block('Store', {
    name: text,
    telephone: text,
    address: typed('PostalAddress', {
      streetAddress: text,
      addressLocality: text,
      addressRegion: v.optional(text),
      postalCode: text,
      addressCountry: v.pipe(v.string(), v.length(2)),
    }),
    geo: typed('GeoCoordinates', { latitude: v.number(), longitude: v.number() }),
    openingHoursSpecification: v.array(
      typed('OpeningHoursSpecification', { dayOfWeek: text, opens: time, closes: time }),
    ),
  }),
  Article: block('Article', {
    headline: text,
    description: text,
    url: address,
    publisher: typed('Organization', { name: text }),
  }),
  FAQPage: block('FAQPage', {
    mainEntity: v.pipe(
      v.array(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text }) })),
      v.minLength(1),
    ),
  }),
} as const

async function blocksOf(path: string) {
  const shopper = openBrowser()
  const first = await shopper.ask(path)
  const html = await (first.status === 301 ? await shopper.ask(first.headers.get('location') ?? '') : first).text()
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': keyof typeof shapes },
  )
}

describe('JSON-LD has the shapes of schema.org', () => {
  it.each([
    ['/en-us', ['Organization']],
    ['/de-de/c/zelte', ['BreadcrumbList']],
    ['/en-us/p/x-fh10011', ['Product', 'BreadcrumbList']],
    ['/en-us/p/x-fh30011', ['Product', 'BreadcrumbList']],
    ['/en-us/store-locator', ['Store']],
    ['/fr-fr/articles/three-layers', ['Article']],
    ['/it-it/featured/nuptse', ['FAQPage']],
  ])('on %s: %j', async (path, types) => {
    const blocks = await blocksOf(path)
    expect([...new Set(blocks.map(found => found['@type']))]).toEqual(types)
    for (const found of blocks) {
      const { issues } = v.safeParse(shapes[found['@type']], found)
      expect(issues?.map(issue => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
    }
  })
})

import { currencies, type Currency } from '#src/kit/money.ts'
import { languages } from '#src/language/locales.ts'

import type { SiteContent } from '../content/site-content.ts'
import { giftCards } from '../seed/gift-cards.ts'
import type { LocalText, Location, Seed, SeedCategory, SeedColor, SeedProduct, SeedVariant } from '../seed/shape.ts'

const inAll = (text: string): LocalText => Object.fromEntries(languages.map(language => [language, text])) as LocalText

const words = (en: string, de: string): LocalText => ({ ...inAll(en), de })

const place = (id: string, kind: Location['kind'], site: Location['site']): Location => ({
  id,
  kind,
  site,
  name: id,
  addressLine1: '1 Yard',
  city: 'Town',
  postalCode: '00000',
  countryCode: 'US',
  latitude: 0,
  longitude: 0,
})

const category = (id: string, parent: string | undefined, en: string, de: string): SeedCategory => ({
  id,
  ...(parent === undefined ? {} : { parent }),
  slug: words(en.toLowerCase().replaceAll(' ', '-'), de.toLowerCase().replaceAll(' ', '-')),
  name: words(en, de),
  description: words(`Everything in ${en}.`, `Alles in ${de}.`),
})

const pine: SeedColor = {
  id: 'pine',
  name: words('Pine', 'Kiefer'),
  hex: '#1f4d3a',
  family: 'green',
  palette: ['#1f4d3a', '#16382a', '#c9b37e', '#e0723f', '#20302a'],
}
const ember: SeedColor = {
  id: 'ember',
  name: words('Ember', 'Glut'),
  hex: '#b5401a',
  family: 'orange',
  palette: ['#b5401a', '#8e2f11', '#f0e6d2', '#1f4d3a', '#3a1a0e'],
}

type Short = Pick<SeedProduct, 'id' | 'slug' | 'template' | 'categoryIds' | 'facets' | 'rank' | 'releasedOn'> & {
  readonly name: LocalText
  readonly summary: LocalText
  readonly colors: readonly SeedColor[]
  readonly sizes: readonly string[]
  /** US dollars; other currencies cost the same number. */
  readonly price: number
  readonly was?: number
  readonly score?: number
  /** Pieces of each SKU in each warehouse, in the order of colour, then size; unnamed ones have 20. */
  readonly pieces?: readonly number[]
  readonly maxQty?: number
  readonly badge?: 'new' | 'bestseller'
}

const pricesOf = ({ price, was }: Short): SeedVariant['prices'] =>
  Object.fromEntries(currencies.map(currency => [currency, { current: price, original: was ?? price }])) as Record<
    Currency,
    { current: number; original: number }
  >

let nextUpc = 400_000_000_001

function product(short: Short): SeedProduct {
  const variants = short.colors.flatMap(color => short.sizes.map(sizeId => ({ colorId: color.id, sizeId })))
  return {
    id: short.id,
    slug: short.slug,
    template: short.template,
    model: 1,
    name: short.name,
    summary: short.summary,
    description: inAll(`About ${short.slug}.`),
    categoryIds: short.categoryIds,
    features: [{ title: inAll('Hood'), text: inAll('Fits over a helmet.') }],
    facts: [{ name: inAll('Weight'), value: inAll('412 g') }],
    materials: [inAll('Recycled nylon')],
    care: [inAll('Wash at 30°')],
    facets: short.facets,
    ...(short.badge === undefined ? {} : { badge: short.badge }),
    rating: { score: short.score ?? 4.5, reviewsCount: short.score === 0 ? 0 : 12 },
    releasedOn: short.releasedOn,
    rank: short.rank,
    colors: short.colors,
    sizes: short.sizes.map(id => ({ id, name: inAll(id.toUpperCase()) })),
    variants: variants.map((variant, index) => ({
      ...variant,
      upc: String(nextUpc++),
      prices: pricesOf(short),
      maxQty: short.maxQty ?? 10,
      stock: Object.fromEntries(
        locations.map(({ id, kind }) => [id, kind === 'store' ? 3 : (short.pieces?.[index] ?? 20)]),
      ),
    })),
  }
}

const locations: Location[] = [
  place('W-US', 'warehouse', 'fellholm-us'),
  {
    ...place('S-US', 'store', 'fellholm-us'),
    city: 'Denver',
    province: 'CO',
    postalCode: '80202',
    phone: '',
    services: ['pickup', 'same-day', 'ship-to-store'],
    hours: [],
  },
  place('W-CA', 'warehouse', 'fellholm-ca'),
  place('W-GB', 'warehouse', 'fellholm-gb'),
  place('W-EU', 'warehouse', 'fellholm-eu'),
]

const facetsOf = (type: string, activity: string[], feature: string[]) => ({ type: [type], activity, feature })

/** Six products and the gift cards: two jackets, a fleece, boots, a pack and a tent that is sold out. */
export const fixtureSeed: Seed = {
  locations,
  giftCards: giftCards(locations),
  categories: [
    category('clothing', undefined, 'Clothing', 'Kleidung'),
    category('jackets', 'clothing', 'Jackets', 'Jacken'),
    category('fleece', 'clothing', 'Fleece', 'Fleece'),
    category('footwear', undefined, 'Footwear', 'Schuhe'),
    category('equipment', undefined, 'Equipment', 'Ausrüstung'),
  ],
  products: [
    product({
      id: 'FJ100',
      slug: 'cairn-shell',
      template: 'shell',
      categoryIds: ['jackets'],
      rank: 1,
      price: 24_900,
      name: words('Cairn Shell', 'Cairn Regenjacke'),
      summary: words('Waterproof jacket', 'Wasserdichte Jacke'),
      facets: facetsOf('shell', ['hike', 'climb'], ['waterproof']),
      colors: [pine, ember],
      sizes: ['s', 'm'],
      releasedOn: '2026-09-01',
      score: 4.8,
      badge: 'bestseller',
    }),
    product({
      id: 'FJ200',
      slug: 'tarn-down',
      template: 'down-hoodie',
      categoryIds: ['jackets'],
      rank: 2,
      price: 19_900,
      name: words('Tarn Down', 'Tarn Daunenjacke'),
      summary: words('Warm jacket', 'Warme Jacke'),
      was: 24_900,
      facets: facetsOf('insulated', ['hike'], ['warm']),
      colors: [ember],
      sizes: ['m', 'l'],
      releasedOn: '2026-10-01',
      score: 4.1,
      pieces: [5, 2],
    }),
    product({
      id: 'FF100',
      slug: 'moss-fleece',
      template: 'fleece',
      categoryIds: ['fleece'],
      rank: 3,
      price: 8_000,
      name: words('Moss Fleece', 'Moss Fleece'),
      summary: words('Soft and quick to dry', 'Weich, trocknet schnell'),
      facets: facetsOf('fleece', ['hike', 'camp'], ['warm']),
      colors: [pine, ember],
      sizes: ['s', 'm', 'l'],
      releasedOn: '2026-03-01',
      score: 3.6,
    }),
    product({
      id: 'FB100',
      slug: 'scree-boot',
      template: 'boot',
      categoryIds: ['footwear'],
      rank: 4,
      price: 18_000,
      name: words('Scree Boot', 'Geröllstiefel'),
      summary: words('Leather, resoled for ever', 'Leder, neu besohlbar'),
      facets: facetsOf('boot', ['hike'], ['waterproof']),
      colors: [pine],
      sizes: ['42', '43'],
      releasedOn: '2025-09-01',
      score: 4.9,
    }),
    product({
      id: 'FP100-A',
      slug: 'lull-pack',
      template: 'day-pack',
      categoryIds: ['equipment'],
      rank: 5,
      price: 4_900,
      name: words('Lull Pack', 'Lull Rucksack'),
      summary: words('22 litres', '22 Liter'),
      maxQty: 3,
      facets: facetsOf('pack', ['hike', 'camp'], []),
      colors: [pine],
      sizes: ['one'],
      releasedOn: '2026-05-01',
      score: 0,
      badge: 'new',
    }),
    product({
      id: 'FT100',
      slug: 'lee-tent',
      template: 'tent',
      categoryIds: ['equipment'],
      rank: 6,
      price: 42_000,
      name: words('Lee Tent', 'Lee Zelt'),
      summary: words('Two people, three seasons', 'Zwei Personen'),
      facets: facetsOf('tent', ['camp'], ['waterproof']),
      colors: [pine],
      sizes: ['one'],
      pieces: [0],
      releasedOn: '2026-04-01',
      score: 4.3,
    }),
  ],
  facetNames: {
    type: words('Type', 'Art'),
    size: words('Size', 'Größe'),
    color: words('Colour', 'Farbe'),
    price: words('Price', 'Preis'),
    activity: words('Activity', 'Aktivität'),
    feature: words('Feature', 'Eigenschaft'),
    rating: words('Rating', 'Bewertung'),
    availability: words('Availability', 'Verfügbarkeit'),
  },
  facetValues: {
    type: {
      shell: words('Shells', 'Regenjacken'),
      insulated: words('Insulated', 'Wärmejacken'),
      fleece: words('Fleeces', 'Fleecejacken'),
      boot: words('Boots', 'Stiefel'),
      pack: words('Packs', 'Rucksäcke'),
      tent: words('Tents', 'Zelte'),
    },
    activity: {
      hike: words('Hiking', 'Wandern'),
      climb: words('Climbing', 'Klettern'),
      camp: words('Camping', 'Zelten'),
    },
    feature: { waterproof: words('Waterproof', 'Wasserdicht'), warm: words('Warm', 'Warm') },
    color: { green: words('Green', 'Grün'), orange: words('Orange', 'Orange') },
    size: Object.fromEntries(['s', 'm', 'l', '42', '43', 'one'].map(id => [id, inAll(id.toUpperCase())])),
  },
  sets: [],
  collectionPointsOf: () => [],
  reviewsOf: () => [],
  questionsOf: () => [],
}

/** The SKU of a product in the fixture by its place among the product's variants. */
export function upcOf(productId: string, index = 0): string {
  const upc = fixtureSeed.products.find(({ id }) => id === productId)?.variants[index]?.upc
  if (upc === undefined) throw new Error(`The fixture has no SKU ${index} of ${productId}.`)
  return upc
}

export const fixtureContent: SiteContent = {
  pages: locale => [
    { name: 'home', kind: 'page', href: '/', title: `Home ${locale}`, description: 'The home page', sections: [] },
  ],
  menu: () => ({ items: [{ id: 'clothing', label: 'Clothing', href: '/c/clothing', children: [] }] }),
  footer: () => ({ items: [] }),
  slots: () => undefined,
  fragment: () => undefined,
  popups: () => [],
  modal: () => undefined,
  showcase: () => undefined,
}

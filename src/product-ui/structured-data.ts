import { href } from '#routes/href.ts'
import type { ProductDetails, Stock } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Store } from '#src/commerce/calls/catalogue/stores.ts'
import type { Locale } from '#src/language/locales.ts'

/** A thing of schema.org as a page tells it to machines (JSON-LD). Addresses are paths; the document completes them. */
export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>

type Crumb = { readonly name: string; readonly href: string }

/** https://schema.org/BreadcrumbList: the way down to a page, the page itself last. */
export const breadcrumbList = (trail: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
})

/** https://schema.org/Organization */
export const organization = (locale: Locale): StructuredData => ({
  '@type': 'Organization',
  name: 'Fellholm',
  url: href(locale, 'home'),
  logo: '/icon.svg',
})

const availability = (state: Stock['state'] | undefined): string =>
  `https://schema.org/${state === 'out' ? 'OutOfStock' : state === 'low' ? 'LimitedAvailability' : 'InStock'}`

/** Prices as schema.org wants them: units and two decimals, a dot between. */
const price = (minor: number): string => (minor / 100).toFixed(2)

/** https://schema.org/Product with an Offer for each SKU. */
export function productData(locale: Locale, product: ProductDetails, stock: readonly Stock[]): StructuredData {
  const states = new Map(stock.map(({ upc, state }) => [upc, state]))
  const url = href(locale, 'product', { slug: product.slug })
  const { rating } = product
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.id,
    brand: { '@type': 'Brand', name: 'Fellholm' },
    image: product.colors.flatMap(({ images: [first] }) => (first === undefined ? [] : [first.src])),
    ...(rating.reviewsCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.score,
        reviewCount: rating.reviewsCount,
      },
    }),
    // A gift card of any sum has no price of its own.
    offers: product.variants
      .filter(({ most }) => most === undefined)
      .map(({ upc, color, current }) => ({
        '@type': 'Offer',
        sku: upc,
        url: `${url}?color=${color}`,
        price: price(current),
        priceCurrency: product.price.currency,
        availability: availability(states.get(upc)),
      })),
  }
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** https://schema.org/Store */
export const storeData = (store: Store): StructuredData => ({
  '@type': 'Store',
  name: store.name,
  telephone: store.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.addressLine1,
    addressLocality: store.city,
    ...(store.province !== undefined && { addressRegion: store.province }),
    postalCode: store.postalCode,
    addressCountry: store.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.hours.flatMap(({ day, opens, closes }) =>
    opens === undefined || closes === undefined
      ? []
      : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: dayNames[day - 1], opens, closes }],
  ),
})

/** https://schema.org/Article */
export const articleData = (title: string, description: string, url: string): StructuredData => ({
  '@type': 'Article',
  headline: title,
  description,
  url,
  publisher: { '@type': 'Organization', name: 'Fellholm' },
})

type Answered = { readonly question: string; readonly answer: string }

/** https://schema.org/FAQPage; nothing without questions. */
export const faqData = (folds: readonly Answered[]): readonly StructuredData[] =>
  folds.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: folds.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]

/** Keys whose values are addresses. */
const addresses: ReadonlySet<string> = new Set(['url', 'item', 'image', 'logo'])

const complete = (value: unknown, origin: string): unknown => {
  if (Array.isArray(value)) return value.map(one => complete(one, origin))
  return typeof value === 'string' && value.startsWith('/') ? origin + value : value
}

/** The text of a JSON-LD block: whole addresses, and no `<` that could end the block. */
export const jsonLd = (data: StructuredData, origin: string): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) =>
    addresses.has(key) ? complete(value, origin) : value,
  ).replaceAll('<', '\\u003c')

import { everyLanguage } from '../local-text.ts'
import type { LocalText } from '../local-text.ts'
import type { SeedColor, SeedProduct, SeedVariant } from '../seed/products.ts'
import { guessedColor, namedColor, sizeId } from './colors.ts'
import { inEveryCurrency } from './exchange.ts'
import type { FeedProduct, FeedVariant } from './feed.ts'
import { numberOf, ownUpc, productIdOf } from './identity.ts'
import { kindOf, wearersOf, type FeedKind } from './kinds.ts'
import { withPhotographs } from './photographs.ts'

export const guestBrands = 'guest-brands'

export type ImportedVariant = SeedVariant & { readonly line: number; readonly pieces: number }

/** A product of a feed as the catalogue keeps it; where its pieces lie is for each site to say. */
export type ImportedProduct = Omit<SeedProduct, 'variants'> & {
  readonly handle: string
  readonly kind: FeedKind
  readonly variants: readonly ImportedVariant[]
}

/** Imported products come after the store's own in `featured`. */
const firstRank = 1_000_000

/** Most that one line of a cart may hold of an imported product. */
const maxQty = 10

const brand: LocalText = { en: 'Brand', es: 'Marca', fr: 'Marque', de: 'Marke', it: 'Marca' }

const oneSize: SeedProduct['sizes'][number] = {
  id: 'one-size',
  name: { en: 'One size', es: 'Talla única', fr: 'Taille unique', de: 'Einheitsgröße', it: 'Taglia unica' },
}

/** The letters a size is known by elsewhere in the store. */
const letters: Readonly<Record<string, string>> = {
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'x-large': 'XL',
  'extra-large': 'XL',
  'xx-large': 'XXL',
}

function sizeOf({ size }: FeedVariant): SeedProduct['sizes'][number] {
  if (size === undefined) return oneSize
  const id = sizeId(size)
  const letter = letters[id] ?? (/^x{0,2}[sl]$|^m$/.test(id) ? id.toUpperCase() : undefined)
  return letter === undefined
    ? { id, name: everyLanguage(() => size) }
    : { id: letter, name: everyLanguage(() => letter) }
}

const distinct = <Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[] => [
  ...new Map(things.map(thing => [thing.id, thing])).values(),
]

/** The first sentence, cut at a word when it is long. */
function firstSentence(text: string): string {
  const sentence = text.split(/(?<=[.!?])\s/)[0] ?? ''
  return sentence.length <= 90 ? sentence.replace(/\.$/, '') : `${sentence.slice(0, 88).replace(/\s+\S*$/, '')} …`
}

const colorOf = ({ title, text }: FeedProduct, { color }: FeedVariant): SeedColor =>
  color === undefined ? guessedColor(title, text) : namedColor(color)

/** Turns a product of a feed into one of the catalogue; texts stand in the feed's language everywhere (D45). */
export function convert(product: FeedProduct, place: number, today: string): ImportedProduct {
  const { handle, title, text, vendor, tags } = product
  const kind = kindOf(product)
  const choices = product.variants.map(variant => ({
    variant,
    color: colorOf(product, variant),
    size: sizeOf(variant),
  }))
  return {
    handle,
    kind,
    id: productIdOf(handle),
    slug: handle,
    template: kind.template,
    model: numberOf(`model ${handle}`, 24),
    name: everyLanguage(() => title),
    summary: everyLanguage(language => firstSentence(text) || kind.words[language]),
    description: everyLanguage(language => text || kind.words[language]),
    categoryIds: [guestBrands, ...wearersOf(tags)],
    features: [],
    facts: vendor === '' ? [] : [{ name: brand, value: everyLanguage(() => vendor) }],
    materials: [],
    care: [],
    facets: { type: [kind.type], activity: [], feature: [] },
    rating: { score: 0, reviewsCount: 0 },
    releasedOn: today,
    rank: firstRank + place,
    colors: distinct(choices.map(({ color }) => color)).map(color =>
      withPhotographs(color, product.photographs, choices),
    ),
    sizes: distinct(choices.map(({ size }) => size)),
    variants: choices.map(({ variant, color, size }) => ({
      line: variant.line,
      pieces: variant.pieces,
      upc: variant.barcode ?? ownUpc(handle, color.id, size.id),
      colorId: color.id,
      sizeId: size.id,
      prices: inEveryCurrency(variant.price, variant.compareAt ?? variant.price),
      stock: {},
      maxQty,
    })),
  }
}

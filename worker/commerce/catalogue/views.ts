import type { ProductCard, ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Image, PriceRange } from '#src/commerce/calls/shapes.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import type { VariantRow } from '../db/catalogue/catalogue.ts'
import { pointsEarned } from '../rules/loyalty.ts'
import type { SeedColor } from '../seed/products.ts'
import { has } from './bitmap.ts'
import type { Catalogue, StockLevels } from './catalogue.ts'
import { photographSize, views, weathers, type View, type Weather, type WholeSight } from './picture.ts'
import { sightWords, weatherNames } from './picture-words.ts'
import { layerPictures, layersIn } from './product-layers.ts'
import type { CatalogueProduct, PageFacts } from './product.ts'
import { reducedFrom, type CardChoice } from './skus.ts'

/** A photograph of the colour in place of a view; the first where it has not that many. */
function photographedAs(color: SeedColor, view: View, said: string): Image | undefined {
  const at = views.indexOf(view)
  const [first] = color.photographs ?? []
  const shown = color.photographs?.[at] ?? first
  return shown && { src: shown.src, ...photographSize, alt: shown.alt ?? said }
}

/** A drawing of a product in one colour, with words for those who do not see it. */
const drawnAs = (
  { pictureOf }: Pick<Catalogue, 'pictureOf'>,
  { template, model, name }: CatalogueProduct,
  color: SeedColor,
  sight: WholeSight,
  language: LanguageCode,
): Image => ({
  ...pictureOf({ template, model, palette: color.palette }, sight),
  alt: `${name[language]}, ${color.name[language]}, ${sightWords[sight][language]}`,
})

/** A picture of a product in one colour. */
export function imageOf(
  catalogue: Pick<Catalogue, 'pictureOf'>,
  product: CatalogueProduct,
  color: SeedColor,
  view: View,
  language: LanguageCode,
): Image {
  const photograph = photographedAs(color, view, `${product.name[language]}, ${color.name[language]}`)
  return photograph ?? drawnAs(catalogue, product, color, view, language)
}

/** A drawing can be made in any weather; photographs are as they are, and nobody wears a gift card. */
function weatherOf(
  catalogue: Catalogue,
  product: CatalogueProduct,
  color: SeedColor,
  language: LanguageCode,
): Pick<ProductDetails['colors'][number], 'weather'> {
  if (color.photographs !== undefined || product.giftCard !== undefined) return {}
  const seenIn = (id: Weather) => ({
    id,
    name: weatherNames[id][language],
    ...drawnAs(catalogue, product, color, id, language),
  })
  return { weather: weathers.map(seenIn) }
}

const priceOf = ({ currency }: Catalogue, { prices }: CatalogueProduct): PriceRange => ({ currency, ...prices })

/** A card's badge: a lower price first, then the last pieces, then the catalogue's own. */
export function badgeOf(product: CatalogueProduct, levels: StockLevels): Pick<ProductCard, 'badge'> {
  const { lowCurrent, lowOriginal, highCurrent, highOriginal } = product.prices
  if (lowCurrent < lowOriginal || highCurrent < highOriginal) return { badge: 'sale' }
  if (has(levels.low, product.position)) return { badge: 'low-stock' }
  return product.badge === undefined ? {} : { badge: product.badge }
}

/** The choice, unless the product's page would show it anyway. */
function chosenOf({ colors: [first] }: CatalogueProduct, choice: CardChoice | undefined): Pick<ProductCard, 'chosen'> {
  const color = choice?.color === first?.id ? undefined : choice?.color
  const size = choice?.size
  if (color === undefined && size === undefined) return {}
  return { chosen: { ...(color !== undefined && { color }), ...(size !== undefined && { size }) } }
}

/** A single photograph is seen at once; there is nothing to look at twice. */
const hasBack = ({ photographs }: SeedColor): boolean => photographs === undefined || photographs.length > 1

/** A product in a list. Where filters chose among its variants it shows the one they chose, and what those cost that fit. */
export function cardOf(
  catalogue: Catalogue,
  product: CatalogueProduct,
  levels: StockLevels,
  language: LanguageCode,
  choice?: CardChoice,
): ProductCard {
  const shown = product.colors.find(({ id }) => id === choice?.color) ?? product.colors[0]
  const colors = product.colors.toSorted((a, b) => Number(b === shown) - Number(a === shown))
  const narrowed = choice === undefined ? product : { ...product, prices: choice.prices }
  return {
    id: product.id,
    slug: product.path,
    name: product.name[language],
    summary: product.summary[language],
    ...badgeOf(narrowed, levels),
    rating: product.rating,
    price: priceOf(catalogue, narrowed),
    colors: colors.map(color => ({
      id: color.id,
      name: color.name[language],
      hex: color.hex,
      image: imageOf(catalogue, product, color, 'front', language),
    })),
    ...(shown && hasBack(shown) && { back: imageOf(catalogue, product, shown, 'back', language) }),
    ...chosenOf(product, choice),
    available: has(levels.available, product.position),
  }
}

/** A card with its wide picture. What a feed photographed has none that is known to be wide, and a gift card is in no landscape. */
export function cardWithScene(...asked: Parameters<typeof cardOf>): ProductCard {
  const [catalogue, product, , language] = asked
  const card = cardOf(...asked)
  const shown = product.colors.find(({ id }) => id === card.colors[0]?.id)
  if (shown === undefined || shown.photographs !== undefined || product.giftCard !== undefined) return card
  return { ...card, scene: drawnAs(catalogue, product, shown, 'wide', language) }
}

/** As many as there are photographs; a gift card has two sides, an electronic one only what is seen of it. */
const viewsOf = ({ giftCard }: CatalogueProduct, { photographs }: SeedColor): readonly View[] => {
  if (photographs !== undefined) return views.slice(0, photographs.length)
  if (giftCard === undefined) return views
  return giftCard === 'digital' ? ['front'] : ['front', 'back']
}

/** Who wears it in its picture, where that is known. */
function wornIn(
  { sizes }: CatalogueProduct,
  { worn }: PageFacts,
  language: LanguageCode,
): Pick<ProductDetails, 'worn'> {
  const size = sizes.find(({ id }) => id === worn?.sizeId)
  return worn === undefined || size === undefined ? {} : { worn: { height: worn.height, size: size.name[language] } }
}

function variantOf(row: VariantRow, earnsPoints: boolean): ProductDetails['variants'][number] {
  const { upc, color_id: color, size_id: size, current, original, max_qty: maxQty, most } = row
  const lowestBefore = reducedFrom(row)
  return {
    upc,
    color,
    size,
    current,
    original,
    ...(lowestBefore !== undefined && { lowestBefore }),
    maxQty,
    ...(most !== null && { most }),
    ...(earnsPoints && { pointsToEarn: pointsEarned(current) }),
  }
}

export const detailsOf = (
  catalogue: Catalogue,
  product: CatalogueProduct,
  page: PageFacts,
  variants: readonly VariantRow[],
  language: LanguageCode,
): ProductDetails => ({
  id: product.id,
  slug: product.path,
  name: product.name[language],
  summary: product.summary[language],
  description: page.description[language],
  trail: catalogue.categories.trail(product.categoryIds[0], language),
  ...badgeOf(product, catalogue.levels()),
  rating: product.rating,
  price: priceOf(catalogue, product),
  colors: product.colors.map(color => ({
    id: color.id,
    name: color.name[language],
    hex: color.hex,
    images: viewsOf(product, color).map(view => ({ view, ...imageOf(catalogue, product, color, view, language) })),
    ...weatherOf(catalogue, product, color, language),
    ...layerPictures(catalogue, product, page, color),
  })),
  sizes: product.sizes.map(({ id, name }) => ({ id, name: name[language] })),
  variants: variants.map(row => variantOf(row, product.giftCard === undefined)),
  features: page.features.map(({ title, text }) => ({ title: title[language], text: text[language] })),
  facts: page.facts.map(({ name, value }) => ({ name: name[language], value: value[language] })),
  materials: page.materials.map(text => text[language]),
  care: page.care.map(text => text[language]),
  ...layersIn(page, language),
  ...wornIn(product, page, language),
  ...(product.giftCard === undefined ? {} : { giftCard: product.giftCard }),
})

import { around, type SeededRandom, randomFor } from '#src/kit/seeded-random.ts'
import type { SiteName } from '#src/language/locales.ts'
import { saleCategory, type SeedProduct, type SeedVariant } from '#worker/commerce/seed/products.ts'

import { productName, slugOf } from './naming.ts'
import { productNumber } from './numbers.ts'
import { detailsOf, factsOf, featuresOf, figureOf, particulars } from './particulars.ts'
import { describe, summarise } from './prose.ts'
import { categoriesOf } from './product-categories.ts'
import { type ProductKind, type KindName, kinds } from './tables/kinds.ts'
import type { Model, Wearer } from './tables/models.ts'
import { purposes } from './tables/purposes.ts'
import { sizesOf } from './tables/sizes.ts'
import { wornBy } from './worn.ts'
import { colorsOf, drawingOf, scaleOf, type Stockist, variantsOf } from './variants.ts'

/** A model for one wearer, with what its place in the catalogue decides. */
export type Entry = {
  readonly kind: KindName
  readonly model: Model
  /** The model's row in its kind, from 0. */
  readonly row: number
  readonly wearer: Wearer
  /** How many products of the kind with the same purpose came before. */
  readonly nth: number
}

/** How liked and how new a product is. */
function standing(random: SeededRandom, first: boolean): Pick<SeedProduct, 'badge' | 'rating' | 'releasedOn'> {
  const draw = random.below(100)
  const day = String(1 + random.below(28)).padStart(2, '0')
  if (draw < 12) {
    const rating = { score: (38 + random.below(11)) / 10, reviewsCount: 3 + random.below(22) }
    return { badge: 'new', rating, releasedOn: `2026-${around(['08', '09', '10'], random.below(12))}-${day}` }
  }
  const releasedOn = `${2024 + random.below(2)}-${String(1 + random.below(12)).padStart(2, '0')}-${day}`
  if (draw < 19 || (first && draw < 34)) {
    return {
      badge: 'bestseller',
      rating: { score: (44 + random.below(6)) / 10, reviewsCount: 420 + random.below(1400) },
      releasedOn,
    }
  }
  return { rating: { score: (34 + random.below(15)) / 10, reviewsCount: 12 + random.below(380) }, releasedOn }
}

const curated = (badge: SeedProduct['badge'], variants: readonly SeedVariant[]): string[] => [
  ...(badge === 'new' ? ['new-arrivals'] : []),
  ...(badge === 'bestseller' ? ['bestsellers'] : []),
  ...(variants.some(({ prices }) => prices.USD.current < prices.USD.original) ? [saleCategory] : []),
]

/** Composes a product; everything follows from the tables and its number. `rank` is set by the catalogue. */
export function productOf(
  { kind: kindName, model, row, wearer, nth }: Entry,
  onHand: Stockist,
  site: SiteName,
): SeedProduct {
  const kind: ProductKind = kinds[kindName]
  const [modelName, , dollars, purpose] = model
  const id = productNumber(kind.number, row, wearer)
  const random = randomFor(id)
  const names = detailsOf(kind, model, wearer, row)
  const figures = factsOf(kind, model, wearer, random)
  const shades = colorsOf(kind, wearer, row, random)
  const scale = scaleOf(kind, model, wearer)
  const name = productName(modelName, kind.noun, wearer)
  const variants = variantsOf(id, dollars, scale, shades, kind.maxQty, onHand)
  const liked = standing(random, row === 0)
  const sized = { model: drawingOf(kind, row), sizes: sizesOf(scale, site) }
  const [own, ...shelves] = categoriesOf(kind, wearer)
  return {
    id,
    slug: slugOf(name.en),
    template: kind.template,
    model: sized.model,
    name,
    summary: summarise(names, figureOf(figures)),
    description: describe({ kind, wearer, purpose, nth, lead: names[0] }, random),
    categoryIds: [own, ...shelves, ...curated(liked.badge, variants)],
    ...particulars(kind, model, { kindName, names, figures }),
    facets: {
      type: [kindName],
      activity: purposes[purpose].activities,
      feature: featuresOf(names, purpose),
    },
    ...liked,
    rank: 0,
    colors: shades,
    sizes: sized.sizes,
    ...wornBy(kind, sized, wearer),
    variants,
  }
}

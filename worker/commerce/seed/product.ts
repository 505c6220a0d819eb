import { productName, slugOf } from './naming.ts'
import { productNumber, upcOf } from './numbers.ts'
import { pricesOf } from './prices.ts'
import { describe, saidOf, summarise } from './prose.ts'
import { around, type Random, randomFor } from './random.ts'
import type { LocalText, SeedColor, SeedProduct, SeedVariant } from './shape.ts'
import { shelvesOf } from './shelving.ts'
import { type ColorName, colors, colorSets, palette } from './tables/colors.ts'
import { type DetailName, details } from './tables/details.ts'
import { fabricFact, type FactName, stated } from './tables/facts.ts'
import { type Kind, type KindName, kinds } from './tables/kinds.ts'
import { care, materials } from './tables/materials.ts'
import type { Model, Wearer } from './tables/models.ts'
import { purposes } from './tables/purposes.ts'
import { dearer, type ScaleName, scales } from './tables/sizes.ts'

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

export type Stockist = (productId: string, upc: string) => Record<string, number>

function scaleOf(kind: Kind, [, , , , own]: Model, wearer: Wearer): ScaleName {
  if (own?.scale !== undefined) return own.scale
  if (kind.scale === 'adult') return wearer === 'k' ? 'child' : 'adult'
  if (kind.scale !== 'shoe') return kind.scale
  return wearer === 'k' ? 'child-shoe' : wearer === 'w' ? 'women-shoe' : 'men-shoe'
}

/**
 * The number a drawing is cut by: neighbouring numbers differ most, and kinds that share a template do not share a
 * number. Twelve leaves room for the rows of a kind.
 */
const drawingOf = (kind: Kind, row: number): number => (kind.number % 10) * 12 + row

/** Two to five neighbours of the kind's colours, children's in their own. */
function colorsOf(kind: Kind, wearer: Wearer, row: number, random: Random): SeedColor[] {
  const set = colorSets[wearer === 'k' ? 'child' : kind.colors]
  const start = row * 3 + (wearer === 'w' ? 5 : 0)
  return Array.from({ length: 2 + random.below(2) + 2 * Number(random.chance(0.25)) }, (_, at) => {
    const id = around<ColorName>(set, start + at)
    const { name, hex, family } = colors[id]
    return { id, name, hex, family, palette: palette(id, drawingOf(kind, row)) }
  })
}

/** What the product is known for: its own lead, what its kind always has, and some of what its kind may have. */
function detailsOf(
  kind: Kind,
  [, , , , own]: Model,
  wearer: Wearer,
  row: number,
): readonly [DetailName, ...DetailName[]] {
  if (own?.details !== undefined) return own.details
  const start = row * 2 + (wearer === 'w' ? 3 : 0)
  const some = kind.pool.map((_, at) => around(kind.pool, start + at))
  const lead = own?.lead ?? around([...kind.always, around(kind.pool, start)], row + start)
  const others = new Set<DetailName>([...kind.always, ...some])
  others.delete(lead)
  return [lead, ...[...others].slice(0, 4)]
}

const build = { w: 0.9, m: 1, k: 0.6, u: 1 } as const satisfies Record<Wearer, number>

/** Values of the facts; a model's own come before those of its kind. */
function factsOf(kind: Kind, [, , , , own]: Model, wearer: Wearer, random: Random): [FactName, number][] {
  const usual = Math.round((kind.weight * build[wearer] * (0.88 + random.below(25) / 100)) / 5) * 5
  return [
    ['weight', own?.facts?.weight ?? usual],
    ...kind.facts.map(([name, values]): [FactName, number] => [
      name,
      own?.facts?.[name] ?? around(values, random.below(12)),
    ]),
  ]
}

/** The figure on the card: what a thing holds, warms or lights where it is bought for that, else its weight. */
const telling: ReadonlySet<FactName> = new Set(['volume', 'comfort', 'light', 'r-value', 'power', 'fill-power'])

function figureOf(values: readonly [FactName, number][]): LocalText {
  const [name, value] = values.find(([fact]) => telling.has(fact)) ?? values[0] ?? ['weight', 0]
  return stated(name, value).value
}

function variantsOf(
  id: string,
  dollars: number,
  scale: ScaleName,
  shades: readonly SeedColor[],
  maxQty: number,
  onHand: Stockist,
): SeedVariant[] {
  const random = randomFor(`price ${id}`)
  const off = random.chance(0.22) ? around([0.2, 0.25, 0.3, 0.4], random.below(12)) : 0
  const reducedFrom = 1 + random.below(2)
  return shades.flatMap(({ id: colorId }, color) =>
    scales[scale].map(({ id: sizeId }, size) => {
      const upc = upcOf(id, color, size)
      const list = Math.round(dollars * (1 + (dearer[scale] ?? 0) * size))
      const prices = pricesOf(list, color >= reducedFrom ? off : 0)
      return { upc, colorId, sizeId, prices, stock: onHand(id, upc), maxQty }
    }),
  )
}

/** How liked and how new a product is. */
function standing(random: Random, first: boolean): Pick<SeedProduct, 'badge' | 'rating' | 'releasedOn'> {
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
  ...(variants.some(({ prices }) => prices.USD.current < prices.USD.original) ? ['sale'] : []),
]

type Made = { readonly names: readonly [DetailName, ...DetailName[]]; readonly figures: readonly [FactName, number][] }

/** What the product page says below the fold: features, facts, materials and care. */
function particulars(kind: Kind, [, , , , own]: Model, { names, figures }: Made) {
  const cloth = around(kind.materials, own?.cloth ?? 0)
  const made = cloth.map(material => materials[material])
  const [weight, ...others] = figures.map(([fact, value]) => stated(fact, value))
  const fabric = made.slice(0, 1).map(value => ({ name: fabricFact, value }))
  return {
    features: names.slice(1).map(name => ({ title: details[name].title, text: saidOf(kind, details[name].text) })),
    facts: [...(weight === undefined ? [] : [weight]), ...fabric, ...others],
    materials: made,
    care: care[cloth.includes('down-800') ? 'down' : kind.care],
  }
}

/** Composes a product; everything follows from the tables and its number. `rank` is set by the catalogue. */
export function productOf({ kind: kindName, model, row, wearer, nth }: Entry, onHand: Stockist): SeedProduct {
  const kind: Kind = kinds[kindName]
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
  const [own, ...shelves] = shelvesOf(kind, wearer)
  return {
    id,
    slug: slugOf(name.en),
    template: kind.template,
    model: drawingOf(kind, row),
    name,
    summary: summarise(names, figureOf(figures)),
    description: describe({ kind, wearer, purpose, nth, lead: names[0] }, random),
    categoryIds: [own, ...shelves, ...curated(liked.badge, variants)],
    ...particulars(kind, model, { names, figures }),
    facets: {
      type: [kindName],
      activity: purposes[purpose].activities,
      feature: [...new Set(names.flatMap(detail => details[detail].feature ?? []))],
    },
    ...liked,
    rank: 0,
    colors: shades,
    sizes: scales[scale],
    variants,
  }
}

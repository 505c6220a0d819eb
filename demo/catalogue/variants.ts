import { around, type SeededRandom, randomFor } from '#src/kit/seeded-random.ts'
import type { SeedColor, SeedVariant } from '#worker/commerce/seed/products.ts'

import { fixtures } from '../fixtures.ts'
import { upcOf } from './numbers.ts'
import { pricesOf } from './prices.ts'
import { type ColorName, colors, colorSets, palette } from './tables/colors.ts'
import type { ProductKind } from './tables/kinds.ts'
import type { Model, Wearer } from './tables/models.ts'
import { dearer, type ScaleName, scales } from './tables/sizes.ts'

/** Pieces on hand of a SKU by location. */
export type Stockist = (productId: string, upc: string) => Record<string, number>

/** The sizes a model comes in. */
export function scaleOf(kind: ProductKind, [, , , , own]: Model, wearer: Wearer): ScaleName {
  if (own?.scale !== undefined) return own.scale
  if (kind.scale === 'adult') return wearer === 'k' ? 'child' : 'adult'
  if (kind.scale !== 'shoe') return kind.scale
  return wearer === 'k' ? 'child-shoe' : wearer === 'w' ? 'women-shoe' : 'men-shoe'
}

/**
 * The number a drawing is cut by: neighbouring numbers differ most, and kinds that share a template do not share a
 * number. Twelve leaves room for the rows of a kind.
 */
export const drawingOf = (kind: ProductKind, row: number): number => (kind.number % 10) * 12 + row

/** Two to five neighbours of the kind's colours, children's in their own. */
export function colorsOf(kind: ProductKind, wearer: Wearer, row: number, random: SeededRandom): SeedColor[] {
  const set = colorSets[wearer === 'k' ? 'child' : kind.colors]
  const start = row * 3 + (wearer === 'w' ? 5 : 0)
  return Array.from({ length: 2 + random.below(2) + 2 * Number(random.chance(0.25)) }, (_, at) => {
    const id = around<ColorName>(set, start + at)
    const { name, hex, family } = colors[id]
    return { id, name, hex, family, palette: palette(id, drawingOf(kind, row)) }
  })
}

/** Every colour in every size, with its prices and stock. */
export function variantsOf(
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
      return {
        upc,
        colorId,
        sizeId,
        prices,
        stock: onHand(id, upc),
        maxQty,
        withdrawn: upc === fixtures.withdrawnSku.upc,
      }
    }),
  )
}

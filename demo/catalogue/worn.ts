import type { SeedProduct } from '#worker/commerce/seed/products.ts'

import { cutter } from '../pictures/ink/chance.ts'
import { personFor } from '../pictures/views/person.ts'
import type { ProductKind } from './tables/kinds.ts'
import type { Wearer } from './tables/models.ts'

/** Sizes of who is drawn, by how tall a man is at the least, in centimetres. */
const sizesByHeight = [
  [180, 'L'],
  [171, 'M'],
  [0, 'S'],
] as const
/** By how much women of a size are less tall, in centimetres; drawings are not to scale. */
const womensLess = 10

/** Who wears a product in its drawing, of what comes in the sizes of grown-ups. */
export function wornBy(
  { scale, template }: ProductKind,
  { model, sizes }: Pick<SeedProduct, 'model' | 'sizes'>,
  wearer: Wearer,
): Pick<SeedProduct, 'worn'> {
  const { height } = personFor(cutter(`person ${template}`, model))
  const [, wanted] = sizesByHeight.find(([least]) => height >= least) ?? []
  const sizeId = sizes.find(({ id }) => id === wanted)?.id
  if (scale !== 'adult' || sizeId === undefined) return {}
  return { worn: { height: wearer === 'w' ? height - womensLess : height, sizeId } }
}

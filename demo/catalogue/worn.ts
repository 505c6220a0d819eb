import type { SeedProduct } from '#worker/commerce/seed/products.ts'

import { cutter } from '../pictures/ink/chance.ts'
import { personFor } from '../pictures/views/person.ts'
import type { ProductKind } from './tables/kinds.ts'

/** Sizes of who is drawn, by how tall they are at the least, in centimetres. */
const sizesByHeight = [
  [180, 'L'],
  [171, 'M'],
  [0, 'S'],
] as const

/** Who wears a product in its drawing, of what comes in the sizes of grown-ups. */
export function wornBy(
  { scale, template }: ProductKind,
  { model, sizes }: Pick<SeedProduct, 'model' | 'sizes'>,
): Pick<SeedProduct, 'worn'> {
  const { height } = personFor(cutter(`person ${template}`, model))
  const [, wanted] = sizesByHeight.find(([least]) => height >= least) ?? []
  const sizeId = sizes.find(({ id }) => id === wanted)?.id
  return scale !== 'adult' || sizeId === undefined ? {} : { worn: { height, sizeId } }
}

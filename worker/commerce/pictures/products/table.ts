import { leggings } from './bottoms/leggings.ts'
import { shorts } from './bottoms/shorts.ts'
import { trousers } from './bottoms/trousers.ts'
import type { Product } from './product.ts'
import { baseLayer } from './tops/base-layer.ts'
import { downHoodie } from './tops/down-hoodie.ts'
import { fleece } from './tops/fleece.ts'
import { shell } from './tops/shell.ts'
import { shirt } from './tops/shirt.ts'
import { tee } from './tops/tee.ts'
import { vest } from './tops/vest.ts'

/** Every kind of product the store can draw. */
export const products = {
  shell,
  'down-hoodie': downHoodie,
  fleece,
  vest,
  'base-layer': baseLayer,
  tee,
  shirt,
  trousers,
  shorts,
  leggings,
} as const satisfies Record<string, Product>

export type Template = keyof typeof products

export const isTemplate = (name: string): name is Template => Object.hasOwn(products, name)

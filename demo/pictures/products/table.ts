import { sleepingBag } from './camp/sleeping-bag.ts'
import { sleepingMat } from './camp/sleeping-mat.ts'
import { tent } from './camp/tent.ts'
import { bottle } from './gear/bottle.ts'
import { headlamp } from './gear/headlamp.ts'
import { stove } from './gear/stove.ts'
import { trekkingPoles } from './gear/trekking-poles.ts'
import { beanie } from './small/beanie.ts'
import { cap } from './small/cap.ts'
import { giftCard } from './small/gift-card.ts'
import { gloves } from './small/gloves.ts'
import { socks } from './small/socks.ts'
import { leggings } from './bottoms/leggings.ts'
import { shorts } from './bottoms/shorts.ts'
import { trousers } from './bottoms/trousers.ts'
import { approachShoe } from './footwear/approach-shoe.ts'
import { boot } from './footwear/boot.ts'
import { sandal } from './footwear/sandal.ts'
import { trailRunner } from './footwear/trail-runner.ts'
import { dayPack } from './packs/day-pack.ts'
import { duffel } from './packs/duffel.ts'
import { expeditionPack } from './packs/expedition-pack.ts'
import type { Product } from './product.ts'
import { baseLayer } from './tops/base-layer.ts'
import { downHoodie, insulatedJacket, parka } from './tops/down-hoodie.ts'
import { fleece, fleeceHoodie } from './tops/fleece.ts'
import { shell, softshell, windJacket } from './tops/shell.ts'
import { shirt } from './tops/shirt.ts'
import { tee } from './tops/tee.ts'
import { vest } from './tops/vest.ts'

/** Every kind of product the store can draw. */
export const products = {
  shell,
  softshell,
  'wind-jacket': windJacket,
  'down-hoodie': downHoodie,
  'insulated-jacket': insulatedJacket,
  parka,
  fleece,
  'fleece-hoodie': fleeceHoodie,
  vest,
  'base-layer': baseLayer,
  tee,
  shirt,
  trousers,
  shorts,
  leggings,
  boot,
  'trail-runner': trailRunner,
  sandal,
  'approach-shoe': approachShoe,
  'day-pack': dayPack,
  'expedition-pack': expeditionPack,
  duffel,
  tent,
  'sleeping-bag': sleepingBag,
  'sleeping-mat': sleepingMat,
  beanie,
  cap,
  gloves,
  socks,
  'gift-card': giftCard,
  bottle,
  stove,
  headlamp,
  'trekking-poles': trekkingPoles,
} as const satisfies Record<string, Product>

export type Template = keyof typeof products

export const isTemplate = (name: string): name is Template => Object.hasOwn(products, name)

import type { KindName } from '../kinds.ts'
import { mat, pack, tent } from './camp.ts'
import { gloves, plain, rain, warm } from './clothing.ts'
import { shoe } from './footwear.ts'
import type { LayerRow } from './layer-row.ts'

/** How each kind is put together; what is of one piece, as a bottle, is not listed. */
export const layersOfKinds: Partial<Record<KindName, readonly LayerRow[]>> = {
  hardshell: rain,
  'rain-jacket': rain,
  softshell: plain,
  'wind-jacket': plain,
  'down-hoodie': warm,
  parka: warm,
  'insulated-jacket': warm,
  fleece: plain,
  'pile-fleece': plain,
  'fleece-hoodie': plain,
  'down-vest': warm,
  'fleece-vest': plain,
  'base-layer': plain,
  tee: plain,
  'trail-tee': plain,
  shirt: plain,
  'flannel-shirt': plain,
  trousers: plain,
  shorts: plain,
  leggings: plain,
  boot: shoe,
  'trail-runner': shoe,
  'approach-shoe': shoe,
  sandal: shoe,
  'day-pack': pack,
  'expedition-pack': pack,
  duffel: pack,
  tent,
  'sleeping-bag': warm,
  'sleeping-mat': mat,
  gloves,
}

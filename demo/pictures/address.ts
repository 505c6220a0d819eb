import type { Drawing, Layer, LayerSight, PictureOf, Sight } from '#worker/commerce/catalogue/picture.ts'

import { dyeOf } from './dye.ts'

/**
 * Grows whenever the engine draws differently or a colour of the store's becomes another, so that a stored picture is
 * never out of date.
 */
export const engineVersion = 3

/** Pictures of products are 4 : 5, but for the wide one. */
const pictureSize = { width: 800, height: 1000 } as const
const wideSize = { width: 1600, height: 1000 } as const

const cloth = 360
const sole = 270

/** The heights of pictures of a layer, with the room to float in that one takes from the next. */
export const layerHeights: Readonly<Record<Layer, number>> = {
  face: cloth,
  seams: cloth,
  film: cloth,
  fill: cloth,
  lining: cloth,
  frame: cloth,
  back: cloth,
  upper: 540,
  bootie: 540,
  midsole: sole,
  outsole: sole,
  fly: 430,
  poles: 430,
  inner: 430,
  floor: sole,
}

/** Whether a picture shows one layer and not all of the product. */
export const isOfLayer = (sight: Sight): sight is LayerSight => sight.startsWith('layer-')

export const layerOf = (sight: LayerSight): Layer => sight.slice('layer-'.length) as Layer

/**
 * The address of a picture says everything about it, so it can be drawn without a look-up and kept for ever:
 * `/media/v3/product/{template}/{model}/{colours}/{view}.svg`; the view may be a weather or a layer.
 */
export const pictureAddress = (drawing: Drawing, sight: Sight): string =>
  `/media/v${engineVersion}/product/${drawing.template}/${drawing.model}/${dyeOf(drawing)}/${sight}.svg`

/** The same as a small PNG: mail programs show no SVG. */
export const letterPictureOf = (src: string): string => src.replace(/^(\/media\/.+)\.svg$/, '$1.small.png')

/** The picture of a product as a page shows it. */
export const pictureOf: PictureOf = (drawing, sight) => ({
  src: pictureAddress(drawing, sight),
  ...(sight === 'wide' ? wideSize : pictureSize),
  ...(isOfLayer(sight) && { height: layerHeights[layerOf(sight)] }),
})

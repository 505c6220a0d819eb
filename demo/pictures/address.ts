import type { Drawing, PictureOf, Sight } from '#worker/commerce/catalogue/picture.ts'

import { dyeOf } from './dye.ts'

/**
 * Grows whenever the engine draws differently or a colour of the store's becomes another, so that a stored picture is
 * never out of date.
 */
export const engineVersion = 3

/** Pictures of products are 4 : 5, but for the wide one. */
const pictureSize = { width: 800, height: 1000 } as const
const wideSize = { width: 1600, height: 1000 } as const

/**
 * The address of a picture says everything about it, so it can be drawn without a look-up and kept for ever:
 * `/media/v3/product/{template}/{model}/{colours}/{view}.svg`; the view may be a weather.
 */
export const pictureAddress = (drawing: Drawing, sight: Sight): string =>
  `/media/v${engineVersion}/product/${drawing.template}/${drawing.model}/${dyeOf(drawing)}/${sight}.svg`

/** The same as a small PNG: mail programs show no SVG. */
export const letterPictureOf = (src: string): string => src.replace(/^(\/media\/.+)\.svg$/, '$1.small.png')

/** The picture of a product as a page shows it. */
export const pictureOf: PictureOf = (drawing, sight) => ({
  src: pictureAddress(drawing, sight),
  ...(sight === 'wide' ? wideSize : pictureSize),
})

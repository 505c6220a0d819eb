import type { Drawing } from '#worker/commerce/catalogue/picture.ts'

import { colors, palette, type ColorName } from '../catalogue/tables/colors.ts'

type Palette = Drawing['palette']

const names = Object.keys(colors) as readonly ColorName[]

/** As many ways as there are to pair a colour (`palette`). */
const pairings = [0, 1, 2] as const

const keyOf = (shades: Palette, model: number) => `${model % pairings.length} ${shades.join(' ')}`

let known: ReadonlyMap<string, ColorName> | undefined

const nameOf = (shades: Palette, model: number): ColorName | undefined => {
  known ??= new Map(
    names.flatMap(name => pairings.map(pairing => [keyOf(palette(name, pairing), pairing), name] as const)),
  )
  return known.get(keyOf(shades, model))
}

/**
 * Five colours in the address of a picture: the name of the colour of the store's that they are made from, which is a
 * fifth as long, or else one by one, `rrggbb-rrggbb-…`.
 */
export const dyeOf = ({ palette: shades, model }: Drawing): string =>
  nameOf(shades, model) ?? shades.map(color => color.slice(1)).join('-')

const isName = (dye: string): dye is ColorName => Object.hasOwn(colors, dye)

/** The five colours that an address names for a model; nothing if it names none. */
export function dyed(dye: string, model: number): Palette | undefined {
  if (isName(dye)) return palette(dye, model)
  if (!/^[0-9a-f]{6}(?:-[0-9a-f]{6}){4}$/i.test(dye)) return undefined
  const [body, second, trim, accent, lining] = dye.split('-').map(color => `#${color.toLowerCase()}`)
  if (!body || !second || !trim || !accent || !lining) return undefined
  return [body, second, trim, accent, lining]
}

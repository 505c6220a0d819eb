/** Colours are `#rrggbb`. */
export type Hex = string

const channels = (color: Hex): readonly [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hex = (parts: readonly number[]): Hex =>
  `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `from` at 0, `to` at 1. */
export function mix(from: Hex, to: Hex, part: number): Hex {
  const [r, g, b] = channels(from)
  const [x, y, z] = channels(to)
  return hex([r + (x - r) * part, g + (y - g) * part, b + (z - b) * part])
}

/** Darker below zero (towards the ink of the brand), lighter above. */
export const shade = (color: Hex, amount: number): Hex =>
  amount < 0 ? mix(color, '#0a0f0d', -amount) : mix(color, '#ffffff', amount)

/** Perceived lightness from 0 to 1 (luma of Rec. 601 on the encoded channels: good enough to choose a contrast). */
export function lightness(color: Hex): number {
  const [r, g, b] = channels(color)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** The line around a shape: darker than a light or middle colour, lighter than a dark one, so that it reads on any ground. */
export const outline = (color: Hex): Hex => (lightness(color) < 0.2 ? shade(color, 0.24) : shade(color, -0.42))

/** A seam on a fabric of this colour. */
export const seamOn = (color: Hex): Hex => (lightness(color) < 0.16 ? shade(color, 0.16) : shade(color, -0.3))

/** A mark that must be seen on this colour: the wished one, or a pale or dark one where the wished one would drown. */
export function visibleOn(ground: Hex, wished: Hex): Hex {
  if (Math.abs(lightness(ground) - lightness(wished)) > 0.16) return wished
  return lightness(ground) < 0.5 ? shade(wished, 0.55) : shade(wished, -0.55)
}

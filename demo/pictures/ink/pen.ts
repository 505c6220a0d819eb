import { outline, seamOn, shade, visibleOn, type Hex } from './color.ts'
import { moved } from './path.ts'

/** Attributes beyond the usual of a line or a shape. */
type More = string

export const stroke = (d: string, color: Hex, width: number, more: More = ''): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}"${more && ` ${more}`}/>`

export const fill = (d: string, color: Hex, more: More = ''): string =>
  `<path d="${d}" fill="${color}"${more && ` ${more}`}/>`

export const veil = (d: string, opacity: number, color: Hex = '#0a0f0d'): string =>
  fill(d, color, `fill-opacity="${opacity}"`)

/** A piece of fabric: its colour, an outline that reads on any ground, and light from the left. */
export const panel = (d: string, color: Hex, width = 2.4): string =>
  fill(d, color, `stroke="${outline(color)}" stroke-width="${width}"`) + fill(d, 'url(#l)')

/** A piece of fabric that turns away to all sides, like a sleeve or a tube. */
export const roll = (d: string, color: Hex, width = 2.4): string =>
  fill(d, color, `stroke="${outline(color)}" stroke-width="${width}"`) + fill(d, 'url(#r)')

/** A seam with a row of stitches beside it. */
export const seam = (d: string, ground: Hex, width = 2.4): string => stroke(d, seamOn(ground), width)

export const stitches = (d: string, ground: Hex): string =>
  stroke(d, shade(ground, 0.3), 1.8, 'stroke-dasharray="7 5" stroke-opacity=".55"')

/** Teeth between two tapes. */
export const zip = (d: string, ground: Hex, teeth: Hex, width = 7): string =>
  stroke(d, shade(ground, -0.55), width, 'stroke-linecap="butt"') +
  stroke(d, visibleOn(shade(ground, -0.55), teeth), width * 0.4, 'stroke-dasharray="4 3" stroke-linecap="butt"')

/** The tab one pulls a zip by, hanging from a point. */
export const pull = (x: number, y: number, color: Hex, length = 26): string =>
  fill(`M${x - 5} ${y}h10l2 ${length - 8}l-7 8l-7-8z`, color, `stroke="${outline(color)}" stroke-width="1.4"`)

/** The two peaks of the brand, `size` wide, resting on `y`. */
export const mark = (x: number, y: number, size: number, color: Hex): string => {
  const u = Math.round(size / 6)
  return stroke(`M${x} ${y}l${2 * u} ${-2 * u}l${u} ${u}l${u} ${-u}l${2 * u} ${2 * u}`, color, Math.max(3, u * 0.55))
}

/** Webbing: a strap with the weave along both edges. */
export const webbing = (d: string, color: Hex, width = 16): string =>
  stroke(d, outline(color), width + 3, 'stroke-linecap="butt"') +
  stroke(d, color, width, 'stroke-linecap="butt"') +
  stroke(d, shade(color, 0.18), width * 0.5, 'stroke-dasharray="3 4" stroke-linecap="butt" stroke-opacity=".5"')

/** A cord with a toggle at its end. */
export const cord = (d: string, color: Hex, x: number, y: number): string =>
  stroke(d, shade(color, -0.35), 6) +
  stroke(d, color, 3.6) +
  fill(`M${x - 6} ${y}h12v18q0 4-4 4h-4q-4 0-4-4z`, shade(color, -0.2))

/** A soft crease: a lens of shadow with light on its left lip. */
export const crease = (d: string, width = 9): string =>
  stroke(d, '#0a0f0d', width, 'stroke-opacity=".1"') +
  stroke(d, '#0a0f0d', width * 0.45, 'stroke-opacity=".1"') +
  stroke(moved(d, -width * 0.7, 0), '#fff', width * 0.4, 'stroke-opacity=".12"')

/** A seam between two filled channels `deep` apart: shadow above it, light on the swell below. */
export const baffle = (d: string, color: Hex, deep: number): string =>
  stroke(moved(d, 0, -Math.round(deep * 0.17)), '#0a0f0d', deep * 0.34, 'stroke-opacity=".1"') +
  stroke(moved(d, 0, Math.round(deep * 0.24)), '#fff', deep * 0.26, 'stroke-opacity=".13"') +
  stroke(d, shade(color, -0.4), 2.4)

/** Keeps the names of clips apart within one picture. */
export type Pen = {
  /** `inner`, only where `d` is. */
  readonly within: (d: string, inner: string) => string
}

export function newPen(): Pen {
  let count = 0
  return {
    within: (d, inner) => {
      const id = `c${count++}`
      return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`
    },
  }
}

import { shade, visibleOn, type Hex } from '../../ink/color.ts'
import { line, shape, type Knot } from '../../ink/path.ts'
import { crease, fill, panel, stroke } from '../../ink/pen.ts'
import type { Art, ShoePart } from '../product.ts'
import { featherY, groundY } from './last.ts'

export type Sole = 'lug' | 'wedge' | 'foam' | 'rocker' | 'smooth' | 'spike'

/** Lugs side by side on the ground. */
export const teeth = (from: number, to: number, y: number, pitch: number, deep: number): string => {
  let d = ''
  for (let x = from; x + pitch * 0.6 < to; x += pitch)
    d += `M${Math.round(x)} ${y}h${Math.round(pitch * 0.66)}l-4 ${deep}h${-Math.round(pitch * 0.66) + 8}z`
  return d
}

/** Lugs under the toe, where the sole rises. */
const toeTeeth = (reach: number, y: number, pitch: number, deep: number, rise: number): string =>
  [0, 1, 2]
    .map(index => {
      const x = reach - 128 + index * 36
      const up = rise * (0.04 + index * index * 0.15)
      return `M${x} ${Math.round(y - up)}l${Math.round(pitch * 0.6)} -${Math.round(3 + index * 5)}l-2 ${deep}l${-Math.round(pitch * 0.5)} ${Math.round(2 + index * 3)}z`
    })
    .join('')

const soles = {
  lug: { thick: 36, rise: 34, pitch: 50, deep: 24 },
  wedge: { thick: 58, rise: 26, pitch: 46, deep: 8 },
  foam: { thick: 58, rise: 40, pitch: 38, deep: 14 },
  rocker: { thick: 62, rise: 52, pitch: 40, deep: 14 },
  smooth: { thick: 32, rise: 28, pitch: 30, deep: 6 },
  spike: { thick: 36, rise: 36, pitch: 34, deep: 24 },
} as const satisfies Record<Sole, { thick: number; rise: number; pitch: number; deep: number }>

/** A part of a shoe, where it is to be drawn. */
export const partOf = ({ only }: Art, part: ShoePart, svg: string): string =>
  only === undefined || only === part ? svg : ''

/** Midsole and outsole under an upper that ends at `reach`; the toe springs up from the ground. */
export function sole(kind: Sole, reach: number, art: Art, mid: Hex): string {
  const { thick, rise, pitch, deep } = soles[kind]
  const y = featherY - 12
  const bottom = groundY - deep
  const joint = bottom - 16
  const rubber = shade(art.trim, -0.3)
  const under = (at: number): Knot[] => [
    [reach - 20, at - rise * 0.86],
    [reach - 120, at - 3],
    [420, at],
    [220, at],
    [126, at - 2],
  ]
  const plate = shape(
    [104, joint - 18],
    [300, joint - 12],
    [reach - 110, joint - 16],
    [reach + 6, joint - rise - 12],
    [reach + 2, bottom - rise - 4],
    ...under(bottom),
    [106, bottom - 22],
  )
  const foam = shape(
    [108, y + 2, 0],
    [230, y + 10],
    [430, y + 12],
    [580, y + 6],
    [reach + 4, y - rise * 0.3, 0],
    [reach + 6, joint - rise],
    ...under(joint).slice(1),
    [100, joint - thick * 0.4],
  )
  const lugs =
    teeth(120, 316, bottom - 4, pitch, deep + 4) +
    teeth(kind === 'lug' || kind === 'spike' ? 366 : 316, reach - 130, bottom - 4, pitch, deep + 4) +
    toeTeeth(reach, bottom - 2, pitch, deep + 4, rise)
  const accent = line(
    [106, y + thick * 0.42],
    [300, y + thick * 0.52],
    [reach - 130, y + thick * 0.46],
    [reach + 2, y + thick * 0.2 - rise * 0.3],
  )
  const swell =
    kind === 'foam' || kind === 'rocker'
      ? crease(line([150, y + 26], [220, y + 44], [320, y + 30]), 9) +
        crease(line([420, y + 30], [510, y + 42], [600, y + 22]), 7)
      : ''
  return (
    partOf(art, 'outsole', fill(lugs, shade(rubber, -0.25)) + panel(plate, rubber)) +
    partOf(
      art,
      'midsole',
      panel(foam, mid) +
        stroke(accent, kind === 'lug' ? shade(mid, -0.25) : visibleOn(mid, art.accent), kind === 'lug' ? 3 : 5) +
        swell,
    )
  )
}

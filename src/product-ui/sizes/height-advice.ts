import { tellsBy, type Measurements } from './measurements.ts'
import { inUnit, longOf, type ChartName } from './size-charts.ts'
import { spansOf } from './spans.ts'

/** How tall grown-ups are, in centimetres, from the smallest to the tallest. What lies beyond is a slip, or of another unit. */
const people = { smallest: 120, tallest: 230 } as const

/** Whether somebody may be as tall. */
export const isHeight = (unit: 'cm' | 'in', height: number): boolean =>
  height >= inUnit(people.smallest, unit) && height <= inUnit(people.tallest, unit)

/** Whether a grown-up said a height and no girth: people of one height wear every size there is. */
export const lacksGirth = (name: ChartName, unit: 'cm' | 'in', measured: Measurements): boolean =>
  longOf(name) !== undefined &&
  measured.height !== undefined &&
  isHeight(unit, measured.height) &&
  tellsBy(name).every(measure => measured[measure] === undefined)

/**
 * Whether a size is but a little too tight: no girth is beyond the middle of the next size. More than that no height makes up
 * for.
 */
const nearlyHasRoom = (name: ChartName, unit: 'cm' | 'in', measured: Measurements, row: number): boolean =>
  tellsBy(name).every(measure => {
    const [from, to] = spansOf(name, measure, unit)[row + 1] ?? [0, 0]
    return (measured[measure] ?? 0) <= (from + to) / 2
  })

type Choice = { readonly height: number; readonly smaller: number; readonly larger: number }

/**
 * Which of two neighbouring sizes is cut for a height, and which is the other: the larger for who is taller than the smaller is
 * cut for. Undefined where girths leave no choice.
 */
export function chosenByHeight(
  name: ChartName,
  unit: 'cm' | 'in',
  measured: Measurements,
  { height, smaller, larger }: Choice,
): { readonly row: number; readonly other: number } | undefined {
  if (larger - smaller !== 1) return undefined
  const [, tallest] = spansOf(name, 'height', unit)[smaller] ?? [0, 0]
  if (height > tallest) return { row: larger, other: smaller }
  return nearlyHasRoom(name, unit, measured, smaller) ? { row: smaller, other: larger } : undefined
}

/** Centimetres of height that a hem or a cuff still hides: they are some two of a leg or a sleeve. */
const hidden = 5

/** Whether somebody is far taller or shorter than a size is cut for. */
export function farFrom(name: ChartName, unit: 'cm' | 'in', height: number, row: number): 'tall' | 'short' | undefined {
  const [shortest, tallest] = spansOf(name, 'height', unit)[row] ?? [height, height]
  if (height > tallest + inUnit(hidden, unit)) return 'tall'
  return height < shortest - inUnit(hidden, unit) ? 'short' : undefined
}

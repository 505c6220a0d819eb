import { bodyChart, childFootSizes, footSizes, isFootChart, type ChartName, type Measure } from './size-charts.ts'

/** What is measured of somebody to find their size: girths, the height of a child, the length of a foot. */
export type BodyMeasure = Exclude<Measure, 'inseam' | 'sleeve'> | 'foot'

const bodyMeasures = [
  'height',
  'chest',
  'waist',
  'hip',
  'hand',
  'head',
  'foot',
] as const satisfies readonly BodyMeasure[]

export type Measurements = Readonly<Partial<Record<BodyMeasure, number>>>

/** Numbers of the rows of a chart: the size that all measurements have room in, and the smallest that one of them would do with. */
export type SizeAdvice = { readonly row: number; readonly smallest: number }

const isAsked = (measure: Measure): measure is Exclude<BodyMeasure, 'foot'> =>
  bodyMeasures.some(asked => asked === measure)

/** The measures a chart tells a size by, in the order of its columns. */
export const asksFor = (name: ChartName): readonly BodyMeasure[] =>
  isFootChart(name) ? ['foot'] : bodyChart(name).measures.filter(isAsked)

type Span = readonly [from: number, to: number]

/** The spans of a measure in a chart, size by size, in centimetres; a shoe fits feet as long as it says, or a little shorter. */
function spansOf(name: ChartName, measure: BodyMeasure): readonly Span[] {
  if (isFootChart(name)) {
    const lengths = (name === 'feet' ? footSizes() : childFootSizes()).map(({ millimetres }) => millimetres / 10)
    return lengths.map(length => [length - 0.5, length])
  }
  const { measures, rows } = bodyChart(name)
  const column = measures.findIndex(one => one === measure)
  return rows.map(([, ...spans]) => spans[column]).filter(span => span !== undefined)
}

/** The first size that has room; undefined where somebody is smaller or larger than every size. */
function rowFor(spans: readonly Span[], centimetres: number): number | undefined {
  const smallest = spans[0]?.[0] ?? 0
  const row = spans.findIndex(([, to]) => centimetres <= to)
  return row < 0 || centimetres < smallest ? undefined : row
}

/**
 * The size by somebody's measurements, in the unit they took them in. Between two sizes it is the larger. Undefined where nothing
 * was measured, or no size has it.
 */
export function adviseSize(name: ChartName, unit: 'cm' | 'in', measured: Measurements): SizeAdvice | undefined {
  const rows = asksFor(name).flatMap(measure => {
    const value = measured[measure]
    // Charts say inches to the half, so a quarter is lost on the way.
    const centimetres = value === undefined ? undefined : unit === 'cm' ? value : Math.floor(value * 25.4) / 10
    return centimetres === undefined ? [] : [rowFor(spansOf(name, measure), centimetres)]
  })
  const found = rows.filter(row => row !== undefined)
  if (found.length === 0 || found.length < rows.length) return undefined
  return { row: Math.max(...found), smallest: Math.min(...found) }
}

/** A measurement as it was typed, with a point or a comma; undefined for what is none. */
function readMeasurement(text: string | null): number | undefined {
  const typed = (text ?? '').trim().replace(',', '.')
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined
}

/** The measurements among what a form says, by the names of the measures. */
export const measurementsIn = (said: (name: BodyMeasure) => string | null): Measurements =>
  Object.fromEntries(
    bodyMeasures.flatMap(measure => {
      const value = readMeasurement(said(measure))
      return value === undefined ? [] : [[measure, value]]
    }),
  )

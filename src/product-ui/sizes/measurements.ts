import { bodyChart, isFootChart, longOf, type ChartName, type Measure } from './size-charts.ts'

/** What is measured of somebody to find their size: girths, how tall they are, the length of a foot. */
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

const isAsked = (measure: Measure): measure is Exclude<BodyMeasure, 'foot'> =>
  bodyMeasures.some(asked => asked === measure)

/** The measures a chart asks for, in the order of its columns. */
export const asksFor = (name: ChartName): readonly BodyMeasure[] =>
  isFootChart(name) ? ['foot'] : bodyChart(name).measures.filter(isAsked)

/** Those of them that tell a size: of grown-ups not their height, which goes with every girth. */
export const tellsBy = (name: ChartName): readonly BodyMeasure[] =>
  asksFor(name).filter(measure => measure !== 'height' || longOf(name) === undefined)

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

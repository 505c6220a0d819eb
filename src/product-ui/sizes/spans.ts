import type { BodyMeasure } from './measurements.ts'
import { bodyChart, childFootSizes, footSizes, inUnit, isFootChart, type ChartName } from './size-charts.ts'

export type MeasureSpan = readonly [from: number, to: number]

/** A foot is measured to the millimetre, or to a hundredth of an inch. */
const footInUnit = (millimetres: number, unit: 'cm' | 'in') =>
  unit === 'cm' ? millimetres / 10 : Math.round(millimetres / 0.254) / 100

/** A shoe fits feet as long as it says, or five millimetres shorter. */
const shoeSpan = (millimetres: number, unit: 'cm' | 'in'): MeasureSpan => [
  footInUnit(millimetres - 5, unit),
  footInUnit(millimetres, unit),
]

/** The spans of a measure in a chart, size by size, in a unit: as the chart says them, so that advice never differs from it. */
export function spansOf(name: ChartName, measure: BodyMeasure, unit: 'cm' | 'in'): readonly MeasureSpan[] {
  if (isFootChart(name))
    return (name === 'feet' ? footSizes() : childFootSizes()).map(({ millimetres }) => shoeSpan(millimetres, unit))
  const { measures, rows } = bodyChart(name)
  const column = measures.findIndex(one => one === measure)
  return rows
    .map(([, ...spans]) => spans[column])
    .filter(span => span !== undefined)
    .map(([from, to]) => [inUnit(from, unit), inUnit(to, unit)])
}

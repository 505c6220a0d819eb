import { childFootSizes, footSizes, isFootChart, sizeChart, type ChartName, type Measure } from './size-charts.ts'

type Column = Measure | 'size' | 'foot' | 'eu' | 'uk' | 'us' | 'us-men' | 'us-women'

type Table = { readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }

const feet = (): Table => ({
  columns: ['foot', 'eu', 'uk', 'us-men', 'us-women'],
  rows: footSizes().map(({ millimetres, eu, uk, usMen, usWomen }) => [`${millimetres} mm`, eu, uk, usMen, usWomen]),
})

const childFeet = (): Table => ({
  columns: ['foot', 'eu', 'uk', 'us'],
  rows: childFootSizes().map(({ millimetres, eu, uk, us }) => [`${millimetres} mm`, eu, uk, us]),
})

/** A chart as text: what stands over its columns, and its rows. */
export function chartTable(name: ChartName, unit: 'cm' | 'in'): Table {
  if (isFootChart(name)) return name === 'feet' ? feet() : childFeet()
  return sizeChart(name, unit)
}

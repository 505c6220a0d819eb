import { useLanguage } from '#src/language/language.tsx'

import css from './size-chart-table.module.css'
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

function tableOf(name: ChartName, unit: 'cm' | 'in'): Table {
  if (isFootChart(name)) return name === 'feet' ? feet() : childFeet()
  return sizeChart(name, unit)
}

/** One chart, in centimetres or inches; a wide one scrolls along by itself. */
export function SizeChartTable({ name, unit }: { readonly name: ChartName; readonly unit: 'cm' | 'in' }) {
  const { t } = useLanguage()
  const { columns, rows } = tableOf(name, unit)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="group" aria-label={t(`product.chart.${name}`)}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`product.measure.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size = '', ...spans]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {spans.map((span, index) => (
                <td key={columns[index + 1]}>{span}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { useLanguage } from '#src/language/use-language.tsx'

import { chartTable } from './chart-table.ts'
import css from './size-chart-table.module.css'
import type { ChartName } from './size-charts.ts'

/** One chart, in centimetres or inches; a wide one scrolls along by itself. */
export function SizeChartTable({ name, unit }: { readonly name: ChartName; readonly unit: 'cm' | 'in' }) {
  const { t } = useLanguage()
  const { columns, rows } = chartTable(name, unit)
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

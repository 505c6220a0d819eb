import { useLanguage } from '#src/language/language.tsx'
import { TextField } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { adviseSize, asksFor, type Measurements } from './size-advice.ts'
import { chartTable } from './chart-table.ts'
import { isFootChart, type ChartName } from './size-charts.ts'
import css from './size-finder.module.css'

export type SizeFinderProps = {
  readonly name: ChartName
  readonly unit: 'cm' | 'in'
  readonly measured: Measurements
}

/** Fields for what a chart tells a size by; a page and a dialog over it begin their ids each with a word of its own. */
export function MeasureFields({
  name,
  unit,
  measured,
  place,
}: SizeFinderProps & { readonly place: 'page' | 'dialog' }) {
  const { t } = useLanguage()
  return (
    <div className={css.fields}>
      {asksFor(name).map(measure => (
        <TextField
          key={measure}
          id={`${place}-${name}-${measure}`}
          name={measure}
          label={`${t(`product.measure.${measure}`)} (${unit})`}
          defaultValue={measured[measure] ?? ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          required={false}
        />
      ))}
    </div>
  )
}

/** A row of a chart as people say a size: `M`, or a shoe's in every system. */
function useSizeName({ name, unit }: Pick<SizeFinderProps, 'name' | 'unit'>) {
  const { t } = useLanguage()
  const { columns, rows } = chartTable(name, unit)
  return (row: number): string => {
    const [first = '', ...others] = rows[row] ?? []
    if (!isFootChart(name)) return first
    return others.map((size, index) => `${t(`product.measure.${columns[index + 1] ?? 'size'}`)} ${size}`).join(' · ')
  }
}

/** The size by what was measured, or that there is none; nothing before anything was. */
export function AdvisedSize({ name, unit, measured }: SizeFinderProps) {
  const { t } = useLanguage()
  const nameOf = useSizeName({ name, unit })
  if (!asksFor(name).some(measure => measured[measure] !== undefined)) return null
  const advice = adviseSize(name, unit, measured)
  if (advice === undefined) return <Notice look="warning">{t('product.advice.none')}</Notice>
  const { row, smallest } = advice
  const size = nameOf(row)
  return (
    <Notice look="ok">
      <p>
        <b>{t('product.advice.is', { size })}</b>
      </p>
      {smallest < row && <p>{t('product.advice.between', { smaller: nameOf(smallest), size })}</p>}
    </Notice>
  )
}

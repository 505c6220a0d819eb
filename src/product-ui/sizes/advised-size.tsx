import { useLanguage } from '#src/language/use-language.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { chartTable } from './chart-table.ts'
import { lacksGirth } from './height-advice.ts'
import { asksFor } from './measurements.ts'
import { adviseSize, type SizeAdvice } from './size-advice.ts'
import { isFootChart, longOf } from './size-charts.ts'
import type { SizeFinderProps } from './size-finder.tsx'

type Said = Pick<SizeFinderProps, 'name' | 'unit'>
type Advised = Said & { readonly advice: SizeAdvice }

/** A row of a chart as people say a size: `M`, or a shoe's in every system. */
function useSizeName({ name, unit }: Said) {
  const { t } = useLanguage()
  const { columns, rows } = chartTable(name, unit)
  return (row: number): string => {
    const [first = '', ...others] = rows[row] ?? []
    if (!isFootChart(name)) return first
    return others.map((size, index) => `${t(`product.measure.${columns[index + 1] ?? 'size'}`)} ${size}`).join(' · ')
  }
}

/** Why it is this one of two sizes; nothing where there is but one. */
function Between({ name, unit, advice: { row, smallest, other } }: Advised) {
  const { t } = useLanguage()
  const nameOf = useSizeName({ name, unit })
  const size = nameOf(row)
  if (other === undefined)
    return smallest < row && <p>{t('product.advice.between', { smaller: nameOf(smallest), size })}</p>
  return (
    <p>
      {other < row
        ? t('product.advice.between.tall', { smaller: nameOf(other), size })
        : t('product.advice.between.short', { size, larger: nameOf(other) })}
    </p>
  )
}

/** What will be short or long on somebody who is far from as tall as the size is cut for; nothing on others. */
function Length({ name, unit, advice: { row, length } }: Advised) {
  const { t } = useLanguage()
  const nameOf = useSizeName({ name, unit })
  const long = longOf(name)
  if (long === undefined || length === undefined) return null
  const { columns, rows } = chartTable(name, unit)
  const height = `${rows[row]?.[columns.indexOf('height')] ?? ''}\u00a0${unit}`
  return <p>{t(`product.advice.${length}.${long}`, { size: nameOf(row), height })}</p>
}

/** The size by what was measured, that there is none, or what is missing to tell it; nothing before anything was measured. */
export function AdvisedSize({ name, unit, measured }: SizeFinderProps) {
  const { t } = useLanguage()
  const nameOf = useSizeName({ name, unit })
  const long = longOf(name)
  if (!asksFor(name).some(measure => measured[measure] !== undefined)) return null
  if (long !== undefined && lacksGirth(name, unit, measured))
    return <Notice look="info">{t(`product.advice.girth.${long}`)}</Notice>
  const advice = adviseSize(name, unit, measured)
  if (advice === undefined) return <Notice look="warning">{t('product.advice.none')}</Notice>
  return (
    <Notice look="ok">
      <p>
        <b>{t('product.advice.is', { size: nameOf(advice.row) })}</b>
      </p>
      <Between name={name} unit={unit} advice={advice} />
      <Length name={name} unit={unit} advice={advice} />
    </Notice>
  )
}

import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { AdvisedSize } from '#src/product-ui/sizes/advised-size.tsx'
import type { Measurements } from '#src/product-ui/sizes/measurements.ts'
import { chartNames, isFootChart, type ChartName } from '#src/product-ui/sizes/size-charts.ts'
import { SizeChartTable } from '#src/product-ui/sizes/size-chart-table.tsx'
import { MeasureFields, type SizeFinderProps } from '#src/product-ui/sizes/size-finder.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import fold from '#src/ui/layout/fold.module.css'
import band from '#src/ui/layout/page.module.css'

import css from './page.module.css'

export type Props = {
  readonly unit: 'cm' | 'in'
  /** The chart that somebody asks for their size, and what they measured. */
  readonly asked?: { readonly name: ChartName; readonly measured: Measurements }
}

const units = ['cm', 'in'] as const

/** Asks for measurements, and answers with a size. The answer stands in the address. */
function Finder({ name, unit, measured }: SizeFinderProps) {
  const { locale, t } = useLanguage()
  return (
    <details open={Object.keys(measured).length > 0} className={css.finder}>
      <summary className={fold.summary}>{t('product.advice')}</summary>
      <form method="get" action={`${href(locale, 'sizeChart')}#${name}`} className={css.form}>
        <input type="hidden" name="chart" value={name} />
        <input type="hidden" name="unit" value={unit} />
        <MeasureFields name={name} unit={unit} measured={measured} place="page" />
        <div>
          <Button type="submit" look="secondary">
            {t('product.advice.go')}
          </Button>
        </div>
      </form>
    </details>
  )
}

/** `/size-chart`: every chart there is, to be printed as well. */
export function SizeChartPage({ unit, asked }: Props) {
  const { locale, t } = useLanguage()
  const measuredFor = (name: ChartName): Measurements => (asked?.name === name ? asked.measured : {})
  return (
    <div className={`${band.band} ${css.page}`}>
      <h1>{t('product.charts')}</h1>
      <p>{t('product.chart.how')}</p>
      <nav aria-label={t('product.unit')} className={css.units}>
        {units.map(one => (
          <a
            key={one}
            href={href(locale, 'sizeChart', undefined, { unit: one })}
            aria-current={one === unit ? 'page' : undefined}
          >
            {t(`product.unit.${one}`)}
          </a>
        ))}
      </nav>
      {chartNames.map(name => (
        <section key={name} id={name} aria-labelledby={`${name}-title`} className={css.chart}>
          <h2 id={`${name}-title`}>{t(`product.chart.${name}`)}</h2>
          {isFootChart(name) && <p>{t('product.chart.feet.how')}</p>}
          <AdvisedSize name={name} unit={unit} measured={measuredFor(name)} />
          <Finder name={name} unit={unit} measured={measuredFor(name)} />
          <SizeChartTable name={name} unit={unit} />
        </section>
      ))}
    </div>
  )
}

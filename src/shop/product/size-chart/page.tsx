import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { chartNames, isFootChart } from '#src/product-ui/sizes/size-charts.ts'
import { SizeChartTable } from '#src/product-ui/sizes/size-chart-table.tsx'
import band from '#src/ui/layout/page.module.css'

import css from './page.module.css'

export type Props = { readonly unit: 'cm' | 'in' }

const units = ['cm', 'in'] as const

/** `/size-chart`: every chart there is, to be printed as well. */
export function SizeChartPage({ unit }: Props) {
  const { locale, t } = useLanguage()
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
          <SizeChartTable name={name} unit={unit} />
        </section>
      ))}
    </div>
  )
}

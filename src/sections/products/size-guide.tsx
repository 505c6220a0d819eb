import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { isChart } from '#src/product-ui/sizes/size-charts.ts'
import { SizeChartTable } from '#src/product-ui/sizes/size-chart-table.tsx'
import page from '#src/ui/layout/page.module.css'

import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

/** One chart of sizes, and the way to all of them; nothing when there is no such chart. */
export function SizeGuide({ data, id }: SectionProps<'size-guide'>) {
  const { locale, t } = useLanguage()
  if (!isChart(data.chart)) return null
  return (
    <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
      <SectionHead id={id} title={data.title} />
      <SizeChartTable name={data.chart} unit={locales[locale].country === 'US' ? 'in' : 'cm'} />
      <p>
        <a href={href(locale, 'sizeChart')}>{t('product.chart.all')}</a>
      </p>
    </section>
  )
}

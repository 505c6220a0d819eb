import { href } from '#routes/href.ts'
import { locales } from '#src/language/locales.ts'
import { measurementsIn } from '#src/product-ui/sizes/measurements.ts'
import { isChart } from '#src/product-ui/sizes/size-charts.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { SizeChartPage, type Props } from './page.tsx'

/** In the unit that is asked for, else in the country's own. */
function load({ language, locale, query }: PublicRequest): Promise<LoadResult<Props>> {
  const asked = query.get('unit')
  const own = locales[locale].country === 'US' ? 'in' : 'cm'
  const unit = asked === 'in' || asked === 'cm' ? asked : own
  const { t } = language
  const chart = query.get('chart') ?? ''
  const measured = measurementsIn(name => query.get(name))
  return Promise.resolve({
    kind: 'page',
    props: { unit, ...(isChart(chart) && { asked: { name: chart, measured } }) },
    head: {
      title: `${t('product.charts')} · Fellholm`,
      description: t('product.chart.how'),
      canonical: href(locale, 'sizeChart'),
      noindex: isChart(chart),
    },
  })
}

export const sizeChart = publicPage({ load, Page: SizeChartPage })

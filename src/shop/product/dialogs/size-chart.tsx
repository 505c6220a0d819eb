import { useState } from 'react'

import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { AdvisedSize } from '#src/product-ui/sizes/advised-size.tsx'
import { measurementsIn, type Measurements } from '#src/product-ui/sizes/measurements.ts'
import { isChart, isFootChart } from '#src/product-ui/sizes/size-charts.ts'
import { SizeChartTable } from '#src/product-ui/sizes/size-chart-table.tsx'
import { MeasureFields } from '#src/product-ui/sizes/size-finder.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'

/** `#modal=size-chart_{chart}`: one chart beside the sizes it tells; without an argument that of tops. */
export function SizeChart({ frame, argument = '', onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  const [measured, setMeasured] = useState<Measurements>({})
  const name = isChart(argument) ? argument : 'tops'
  const unit = locales[locale].country === 'US' ? 'in' : 'cm'
  return (
    <Dialog frame={frame} title={t(`product.chart.${name}`)} onClose={onClose}>
      <p>{t(isFootChart(name) ? 'product.chart.feet.how' : 'product.chart.how')}</p>
      <form
        aria-label={t('product.advice')}
        onSubmit={event => event.preventDefault()}
        onInput={({ currentTarget }) => {
          const typed = new FormData(currentTarget)
          setMeasured(measurementsIn(one => typed.get(one)?.toString() ?? null))
        }}
      >
        <MeasureFields name={name} unit={unit} measured={{}} place="dialog" />
      </form>
      <div role="status">
        <AdvisedSize name={name} unit={unit} measured={measured} />
      </div>
      <SizeChartTable name={name} unit={unit} />
      <MoreLink href={href(locale, 'sizeChart')}>{t('product.chart.all')}</MoreLink>
    </Dialog>
  )
}

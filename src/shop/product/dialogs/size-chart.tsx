import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { isChart, isFootChart } from '#src/product-ui/sizes/size-charts.ts'
import { SizeChartTable } from '#src/product-ui/sizes/size-chart-table.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'

/** `#modal=size-chart_{chart}`: one chart beside the sizes it tells; without an argument that of tops. */
export function SizeChart({ frame, argument = '', onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  const name = isChart(argument) ? argument : 'tops'
  return (
    <Dialog frame={frame} title={t(`product.chart.${name}`)} onClose={onClose}>
      <p>{t(isFootChart(name) ? 'product.chart.feet.how' : 'product.chart.how')}</p>
      <SizeChartTable name={name} unit={locales[locale].country === 'US' ? 'in' : 'cm'} />
      <MoreLink href={href(locale, 'sizeChart')}>{t('product.chart.all')}</MoreLink>
    </Dialog>
  )
}

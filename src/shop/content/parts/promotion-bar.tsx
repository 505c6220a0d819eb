import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Bar } from '#src/ui/layout/bar.tsx'

type Props = { readonly promotion: { readonly text: string; readonly href: string } }

/** The current promotion, above everything. */
export function PromotionBar({ promotion }: Props) {
  const { locale, t } = useLanguage()
  return (
    <Bar look="promotion" label={t('shell.news')}>
      <a href={localPath(locale, promotion.href)}>{promotion.text}</a>
    </Bar>
  )
}

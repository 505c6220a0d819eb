import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './promotion-bar.module.css'

type Props = { readonly promotion: { readonly text: string; readonly href: string } }

/** One line above everything. */
export function PromotionBar({ promotion }: Props) {
  const { locale, t } = useLanguage()
  return (
    <aside className={css.bar} aria-label={t('shell.news')}>
      <a href={localPath(locale, promotion.href)}>{promotion.text}</a>
    </aside>
  )
}

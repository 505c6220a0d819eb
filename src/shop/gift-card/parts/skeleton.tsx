import { useLanguage } from '#src/language/language.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import css from '../page.module.css'

/** While the session is looked at. */
export function GiftCardSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={css.page}>
      <h1>{t('gift-card.title')}</h1>
      <Skeleton blocks={3} />
    </div>
  )
}

import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './reviews.module.css'

/** One to five stars of one opinion; spoken as a sentence. */
export function Stars({ score }: { readonly score: number }) {
  const { t } = useLanguage()
  return (
    <span className={css.stars}>
      {[1, 2, 3, 4, 5].map(star => (
        <span key={star} data-full={star <= score ? '' : undefined}>
          <Icon name="star" />
        </span>
      ))}
      <span className="visually-hidden">{t('reviews.score', { score })}</span>
    </span>
  )
}

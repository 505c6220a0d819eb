import { useLanguage } from '#src/language/use-language.tsx'

import css from './reviews.module.css'

/** One to five stars of one opinion; spoken as a sentence. */
export function Stars({ score }: { readonly score: number }) {
  const { t } = useLanguage()
  return <span className={css.stars} role="img" aria-label={t('reviews.score', { score })} data-score={score} />
}

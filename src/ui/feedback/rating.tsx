import { useLanguage } from '#src/language/use-language.tsx'

import css from './rating.module.css'

type Props = {
  /** 0 to 5, one decimal. */
  readonly score: number
  readonly count: number
}

/** One star, the score and how many gave it; spoken as a sentence. */
export function Rating({ score, count }: Props) {
  const { t, number } = useLanguage()
  if (count === 0) return null
  const shown = number(score)
  return (
    <p className={css.rating} role="img" aria-label={t('browse.rating', { score: shown, count })}>
      {`${shown} (${number(count)})`}
    </p>
  )
}

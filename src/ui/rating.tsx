import { useLanguage } from '#src/language/language.tsx'

import { Icon } from './icon.tsx'
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
  return (
    <p className={css.rating}>
      <span aria-hidden="true" className={css.shown}>
        <Icon name="star" />
        {number(score)} ({number(count)})
      </span>
      <span className="visually-hidden">{t('browse.rating', { score: number(score), count })}</span>
    </p>
  )
}

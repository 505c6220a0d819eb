import type { ReviewSummary as Summary } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import css from './reviews.module.css'
import { Stars } from './stars.tsx'
import { WhatPeopleSay } from './what-people-say.tsx'

type Props = {
  readonly summary: Summary
  /** Where the reviews of a score are. */
  readonly hrefOf: (score: number) => string
  readonly chosen?: readonly number[]
}

/** The mean, how many gave how many stars as a share of all, and how many would recommend it. */
export function ReviewSummary({ summary, hrefOf, chosen = none }: Props) {
  const { t, number } = useLanguage()
  return (
    <div className={css.summary}>
      <div>
        <p className={css.mean}>{number(summary.score)}</p>
        <Stars score={Math.round(summary.score)} />
        <p>{t('reviews.count', { count: summary.count })}</p>
        <p>{t('reviews.recommended', { share: summary.recommended })}</p>
      </div>
      <ul className={css.bars}>
        {summary.distribution.map(({ score, count }) => (
          <li key={score}>
            <a href={hrefOf(score)} aria-current={chosen.includes(score) ? 'true' : undefined}>
              <span>{t('reviews.stars', { count: score })}</span>
              <meter min={0} max={Math.max(1, summary.count)} value={count} />
              <span>
                {t('reviews.share', {
                  share: summary.count === 0 ? 0 : Math.round((100 * count) / summary.count),
                  count,
                })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <WhatPeopleSay summary={summary} />
    </div>
  )
}

const none: readonly number[] = []

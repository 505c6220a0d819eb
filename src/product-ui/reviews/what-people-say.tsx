import type { ReviewSummary } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { fitAdvice } from './fit-advice.ts'

/** What most say of the fit, and what they speak of: facts that were counted, each with its count. */
export function WhatPeopleSay({ summary }: { readonly summary: ReviewSummary }) {
  const { t } = useLanguage()
  const { topics = [] } = summary
  const fit = fitAdvice(summary, undefined)
  if (fit === undefined && topics.length === 0) return null
  return (
    <div>
      <p>
        <strong>{t('reviews.say')}</strong>
      </p>
      {fit !== undefined && <p>{t(`product.fit.${fit.fit}`, { share: fit.share })}</p>}
      {topics.length > 0 && (
        <p>
          {t('reviews.say.topics', {
            topics: topics.map(({ id, count }) => `${t(`reviews.topic.${id}`)} (${count})`).join(', '),
          })}
        </p>
      )}
    </div>
  )
}

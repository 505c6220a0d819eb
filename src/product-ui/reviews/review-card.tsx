import type { ReactNode } from 'react'

import type { Review } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './reviews.module.css'
import { Stars } from './stars.tsx'

type Props = {
  readonly review: Review
  /** Its words in the reader's language, where they were asked for. */
  readonly translation?: { readonly title: string; readonly text: string } | undefined
  /** Buttons below the review. */
  readonly children?: ReactNode
}

/** A review. Everything in it is shown as plain text. */
export function ReviewCard({ review, translation, children }: Props) {
  const { t, date } = useLanguage()
  const { author, score, at, verified, recommended, fit, size } = review
  const { title, text } = translation ?? review
  const said = [
    recommended && t('reviews.recommends'),
    size !== undefined && t('reviews.size.has', { size: size.name }),
    fit !== undefined && t(`reviews.fit.${fit}`),
  ].filter(words => words !== false)
  return (
    <article id={review.id} className={css.review} lang={translation === undefined ? review.language : undefined}>
      <Stars score={score} />
      <h3>{title}</h3>
      <p className={css.text}>{text}</p>
      <p className={css.by}>
        {author} · <time dateTime={at}>{date(at)}</time>
        {verified && ` · ${t('reviews.verified')}`}
      </p>
      {said.length > 0 && <p className={css.by}>{said.join(' · ')}</p>}
      {children}
    </article>
  )
}

import type { ReactNode } from 'react'

import type { Review } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { heightName } from './height-name.ts'
import typography from '#src/ui/typography.module.css'
import css from './reviews.module.css'
import { Stars } from './stars.tsx'

type Props = {
  readonly review: Review
  /** Its words in the reader's language, where they were asked for. */
  readonly translation?: { readonly title: string; readonly text: string } | undefined
  /** Buttons below the review. */
  readonly children?: ReactNode
}

/** Photographs that came with it; each opens large, without script as the picture itself. */
function ReviewPhotos({ photos }: Pick<Review, 'photos'>) {
  if (photos === undefined || photos.length === 0) return null
  return (
    <ul className={css.photos}>
      {photos.map(({ id, image: { alt, ...image } }) => (
        <li key={id}>
          <a href={image.src} data-dialog={`modal=review-user-generated-content_${id}`}>
            <img {...image} alt={alt} sizes="6rem" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A review. Everything in it is shown as plain text. */
export function ReviewCard({ review, translation, children }: Props) {
  const { locale, t, date } = useLanguage()
  const { author, score, at, verified, recommended, fit, size, height } = review
  const { title, text } = translation ?? review
  const said = [
    recommended && t('reviews.recommends'),
    size !== undefined && t('reviews.size.has', { size: size.name }),
    height !== undefined && t('reviews.height.has', { height: heightName(locale, t, height) }),
    fit !== undefined && t(`reviews.fit.${fit}`),
  ].filter(words => words !== false)
  return (
    <article id={review.id} className={css.review} lang={translation === undefined ? review.language : undefined}>
      <Stars score={score} />
      <h3>{title}</h3>
      <p className={css.text}>{text}</p>
      <ReviewPhotos photos={review.photos} />
      <p className={typography.small}>
        {author} · <time dateTime={at}>{date(at)}</time>
        {verified && ` · ${t('reviews.verified')}`}
      </p>
      {said.length > 0 && <p className={typography.small}>{said.join(' · ')}</p>}
      {children}
    </article>
  )
}

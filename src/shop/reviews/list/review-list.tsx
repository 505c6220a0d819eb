import { href } from '#routes/href.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { reviewFits, reviewSorts } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { heightName } from '#src/product-ui/reviews/height-name.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SelectField } from '#src/ui/controls/field.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'

import { ReviewEntry } from '../parts/review-entry.tsx'
import { isNarrowed, type ReviewChoice } from './choice.ts'
import css from './page.module.css'

type OrderProps = Pick<Props, 'path' | 'choice'> & Pick<Props['reviews'], 'summary'>

function Order({ path, choice, summary: { sizes, heights } }: OrderProps) {
  const { locale, t } = useLanguage()
  return (
    <form action={path} method="get" data-submit-on-change className={css.order}>
      {choice.scores.map(score => (
        <input key={score} type="hidden" name="score" value={score} />
      ))}
      <SelectField
        name="sort"
        label={t('browse.sort')}
        optional={false}
        defaultValue={choice.sort}
        options={reviewSorts.map(sort => ({ value: sort, name: t(`reviews.sort.${sort}`) }))}
      />
      <SelectField
        name="fit"
        label={t('reviews.fit')}
        required={false}
        defaultValue={choice.fit ?? ''}
        options={[
          { value: '', name: t('reviews.fit.any') },
          ...reviewFits.map(fit => ({ value: fit, name: t(`reviews.fit.${fit}`) })),
        ]}
      />
      {sizes !== undefined && sizes.length > 0 && (
        <SelectField
          name="size"
          label={t('reviews.size')}
          required={false}
          defaultValue={choice.size ?? ''}
          options={[
            { value: '', name: t('reviews.size.any') },
            ...sizes.map(({ id, name, count }) => ({ value: id, name: `${name} (${count})` })),
          ]}
        />
      )}
      {heights !== undefined && heights.length > 0 && (
        <SelectField
          name="height"
          label={t('reviews.height')}
          required={false}
          defaultValue={choice.height ?? ''}
          options={[
            { value: '', name: t('reviews.height.any') },
            ...heights.map(({ id, count }) => ({ value: id, name: `${heightName(locale, t, id)} (${count})` })),
          ]}
        />
      )}
      <noscript>
        <Button type="submit" look="secondary">
          {t('browse.go')}
        </Button>
      </noscript>
    </form>
  )
}

/** The way to write a review of one's own. */
export function WriteReview({ productId }: { readonly productId: string }) {
  const { locale, t } = useLanguage()
  return <ButtonLink href={href(locale, 'writeReview', undefined, { productId })}>{t('reviews.write')}</ButtonLink>
}

/** A review's words in the reader's language. */
export type Translation = { readonly reviewId: string; readonly title: string; readonly text: string }

type Props = {
  readonly choice: ReviewChoice
  readonly reviews: AnswerOf<'products.reviews.list'>
  readonly translation: Translation | undefined
  readonly productId: string
  readonly path: string
  readonly to: (change: Partial<ReviewChoice>) => string
}

/** The reviews with the chosen order and scores, page by page. */
export function ReviewList({ productId, choice, reviews, translation, path, to }: Props) {
  const { t } = useLanguage()
  const pages = Math.max(1, Math.ceil(reviews.total / reviews.pageSize))
  return (
    <section aria-labelledby="reviews-title" className={css.section}>
      <div className={css.head}>
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        {(reviews.total > 1 || isNarrowed(choice)) && <Order path={path} choice={choice} summary={reviews.summary} />}
      </div>
      {isNarrowed(choice) && (
        <p>
          <a href={to({ page: 1, scores: [], fit: undefined, size: undefined, height: undefined })}>
            {t('reviews.all')}
          </a>
        </p>
      )}
      {reviews.items.length === 0 && (
        <EmptyState
          icon="star"
          title={t('reviews.none')}
          text={t('reviews.none.text')}
          action={<WriteReview productId={productId} />}
        />
      )}
      {reviews.items.map(review => (
        <ReviewEntry
          key={review.id}
          productId={productId}
          review={review}
          translation={translation?.reviewId === review.id ? translation : undefined}
          translateHref={`${to({ translate: review.id })}#${review.id}`}
        />
      ))}
      {pages > 1 && (
        <Pagination
          label={t('browse.pages')}
          page={choice.page}
          count={pages}
          href={page => `${to({ page })}#reviews-title`}
        />
      )}
    </section>
  )
}

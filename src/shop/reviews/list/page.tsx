import { href, queryString } from '#routes/href.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { reviewSorts, type ReviewSort } from '#src/commerce/calls/review-shapes.ts'
import type { ProductDetails } from '#src/commerce/calls/product-shapes.ts'
import type { SocialMedia } from '#src/commerce/calls/social.ts'
import { useLanguage } from '#src/language/language.tsx'
import { ReviewSummary } from '#src/shelf/review-summary.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SelectField } from '#src/ui/field.tsx'
import band from '#src/ui/page.module.css'
import { Pagination } from '#src/ui/pagination.tsx'

import { Photos } from '../parts/photos.tsx'
import { Questions } from '../parts/questions.tsx'
import { ReviewEntry } from '../parts/review-entry.tsx'
import css from './page.module.css'

/** What a reader chose; it stands in the address. */
export type Choice = {
  readonly sort: ReviewSort
  readonly scores: readonly number[]
  readonly page: number
  readonly questionPage: number
  /** The review whose words are wanted in the reader's language. */
  readonly translate: string | undefined
}

export type Props = {
  readonly product: ProductDetails
  readonly choice: Choice
  readonly reviews: AnswerOf<'products.reviews.list'>
  /** Absent when they did not come. */
  readonly questions: AnswerOf<'products.questions.list'> | undefined
  readonly photos: readonly SocialMedia[]
  readonly translation: { readonly reviewId: string; readonly title: string; readonly text: string } | undefined
}

const queryOf = ({ sort, scores, page, questionPage, translate }: Choice): string =>
  queryString({
    sort: sort === 'newest' ? undefined : sort,
    score: scores.map(String),
    page: page > 1 ? `${page}` : undefined,
    questions: questionPage > 1 ? `${questionPage}` : undefined,
    translate,
  })

function Order({ path, choice }: { readonly path: string; readonly choice: Choice }) {
  const { t } = useLanguage()
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
      <noscript>
        <Button type="submit" look="secondary">
          {t('browse.go')}
        </Button>
      </noscript>
    </form>
  )
}

/** `/reviews/:productId`: what those say who have it, and what those ask who have not. */
export function ReviewsPage({ product, choice, reviews, questions, photos, translation }: Props) {
  const { locale, t } = useLanguage()
  const path = href(locale, 'reviews', { productId: product.id })
  const to = (change: Partial<Choice>) => path + queryOf({ ...choice, translate: undefined, ...change })
  const pages = Math.max(1, Math.ceil(reviews.total / reviews.pageSize))
  return (
    <div className={`${band.band} ${css.page}`}>
      <Breadcrumbs
        trail={[
          { name: t('shell.home'), href: href(locale, 'home') },
          { name: product.name, href: href(locale, 'product', { slug: product.slug }) },
        ]}
        here={t('reviews.title')}
      />
      <h1>{t('reviews.of', { name: product.name })}</h1>
      {reviews.summary.count > 0 && (
        <ReviewSummary
          summary={reviews.summary}
          chosen={choice.scores}
          hrefOf={score => to({ page: 1, scores: choice.scores.includes(score) ? [] : [score] })}
        />
      )}
      <div className={css.actions}>
        <ButtonLink href={href(locale, 'writeReview', undefined, { productId: product.id })}>
          {t('reviews.write')}
        </ButtonLink>
        <ButtonLink look="secondary" href="#ask" data-dialog={`modal=ask-question_${product.id}`}>
          {t('reviews.ask')}
        </ButtonLink>
      </div>
      <Photos photos={photos} />
      <section aria-labelledby="reviews-title" className={css.section}>
        <div className={css.head}>
          <h2 id="reviews-title">{t('reviews.title')}</h2>
          {reviews.total > 1 && <Order path={path} choice={choice} />}
        </div>
        {choice.scores.length > 0 && (
          <p>
            <a href={to({ page: 1, scores: [] })}>{t('reviews.all')}</a>
          </p>
        )}
        {reviews.items.length === 0 && (
          <EmptyState
            icon="star"
            title={t('reviews.none')}
            text={t('reviews.none.text')}
            action={
              <ButtonLink href={href(locale, 'writeReview', undefined, { productId: product.id })}>
                {t('reviews.write')}
              </ButtonLink>
            }
          />
        )}
        {reviews.items.map(review => (
          <ReviewEntry
            key={review.id}
            productId={product.id}
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
      <Questions
        productId={product.id}
        questions={questions}
        hrefOf={questionPage => `${to({ questionPage })}#questions`}
      />
    </div>
  )
}

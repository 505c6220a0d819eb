import { href } from '#routes/href.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { SocialMedia } from '#src/commerce/calls/social.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ReviewSummary } from '#src/product-ui/reviews/review-summary.tsx'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import band from '#src/ui/layout/page.module.css'

import { Photos } from '../parts/photos.tsx'
import { Questions } from '../parts/questions.tsx'
import { queryOf, type ReviewChoice } from './choice.ts'
import css from './page.module.css'
import { ReviewList, WriteReview, type Translation } from './review-list.tsx'

export type Props = {
  readonly product: ProductDetails
  readonly choice: ReviewChoice
  readonly reviews: AnswerOf<'products.reviews.list'>
  /** Absent when they did not come. */
  readonly questions: AnswerOf<'products.questions.list'> | undefined
  readonly photos: readonly SocialMedia[]
  readonly translation: Translation | undefined
}

/** `/reviews/:productId`: what those say who have it, and what those ask who have not. */
export function ReviewsPage({ product, choice, reviews, questions, photos, translation }: Props) {
  const { locale, t } = useLanguage()
  const path = href(locale, 'reviews', { productId: product.id })
  const to = (change: Partial<ReviewChoice>) => path + queryOf({ ...choice, translate: undefined, ...change })
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
        <WriteReview productId={product.id} />
        <ButtonLink look="secondary" href="#ask" data-dialog={`modal=ask-question_${product.id}`}>
          {t('reviews.ask')}
        </ButtonLink>
      </div>
      <Photos photos={photos} />
      <ReviewList {...{ choice, reviews, translation, path, to }} productId={product.id} />
      <Questions
        productId={product.id}
        questions={questions}
        hrefOf={questionPage => `${to({ questionPage })}#questions`}
      />
    </div>
  )
}

import { href } from '#routes/href.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { ReviewCard } from '#src/product-ui/reviews/review-card.tsx'
import { ReviewSummary } from '#src/product-ui/reviews/review-summary.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import css from './opinions.module.css'

type Props = { readonly productId: string; readonly reviews: AnswerOf<'products.reviews.list'> }

/** The review summary and the most helpful reviews. */
export function Opinions({ productId, reviews: { summary, items } }: Props) {
  const { locale, t } = useLanguage()
  const path = href(locale, 'reviews', { productId })
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={css.opinions}>
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      {summary.count > 0 ? (
        <ReviewSummary summary={summary} hrefOf={score => `${path}?score=${score}`} />
      ) : (
        <p>{t('reviews.none.text')}</p>
      )}
      <div className={css.few}>
        {items.map(review => (
          <ReviewCard key={review.id} review={review}>
            {review.language !== locales[locale].language && (
              <p>
                <a href={`${path}?sort=helpful&translate=${review.id}#${review.id}`} rel="nofollow">
                  {t('reviews.translate')}
                </a>
              </p>
            )}
          </ReviewCard>
        ))}
      </div>
      <div className={css.actions}>
        {summary.count > 0 && (
          <ButtonLink look="secondary" href={path}>
            {t('product.reviews.all', { count: summary.count })}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href={href(locale, 'writeReview', undefined, { productId })}>
          {t('reviews.write')}
        </ButtonLink>
        <ButtonLink look="secondary" href={`${path}#ask`} data-dialog={`modal=ask-question_${productId}`}>
          {t('reviews.ask')}
        </ButtonLink>
      </div>
    </section>
  )
}

import type { Review } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { ReviewCard } from '#src/product-ui/reviews/review-card.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'

import typography from '#src/ui/typography.module.css'
import css from './parts.module.css'
import { Vote } from './vote.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'

const reasons = ['offensive', 'advertising', 'wrong-product', 'other'] as const

type Props = {
  readonly productId: string
  readonly review: Review
  readonly translation: { readonly title: string; readonly text: string } | undefined
  /** This page with the review in the reader's language. */
  readonly translateHref: string
}

function Flag({ productId, review }: Pick<Props, 'productId' | 'review'>) {
  const { t } = useLanguage()
  const reasonId = `reason-${review.id}`
  return (
    <details className={css.flag}>
      <summary className={fold.summary}>{t('reviews.flag')}</summary>
      <PostForm command="reviews/flag" className={css.vote}>
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="reviewId" value={review.id} />
        <label htmlFor={reasonId}>{t('reviews.flag.why')}</label>
        <Select id={reasonId} name="reason">
          {reasons.map(reason => (
            <option key={reason} value={reason}>
              {t(`reviews.flag.${reason}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" look="secondary">
          {t('reviews.flag.send')}
        </Button>
        <FormThanks text={t('reviews.flagged')} />
      </PostForm>
    </details>
  )
}

/** A review with what a reader can do: have it translated, say whether it was of use, report it. */
export function ReviewEntry({ productId, review, translation, translateHref }: Props) {
  const { locale, t } = useLanguage()
  const isForeign = review.language !== locales[locale].language
  return (
    <ReviewCard review={review} translation={translation}>
      {translation !== undefined && <p className={typography.small}>{t('reviews.translated')}</p>}
      <div className={css.tools}>
        {isForeign && translation === undefined && (
          <a href={translateHref} rel="nofollow">
            {t('reviews.translate')}
          </a>
        )}
        <Vote
          command="vote"
          productId={productId}
          subject={['reviewId', review.id]}
          helpful={review.helpful}
          unhelpful={review.unhelpful}
        />
        <Flag productId={productId} review={review} />
      </div>
    </ReviewCard>
  )
}

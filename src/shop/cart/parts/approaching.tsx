import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import { approachingIn, type Approaching as One } from '../model/approaching.ts'
import css from './approaching.module.css'

type Props = {
  readonly summary: Cart['promoSummary']
  /** Ids of promotions the shopper does not want to hear of (R197). */
  readonly dismissed: readonly string[]
  /** Whether the shopper has signed in: a message may have a form for each (R353). */
  readonly isRegistered: boolean
}

function Callout({ one }: { readonly one: One }) {
  const { t } = useLanguage()
  return (
    <li className={css.callout} data-status={one.status}>
      {one.threshold > 0 ? (
        <Progress max={one.threshold} value={one.threshold - one.distance}>
          {one.calloutMsg}
        </Progress>
      ) : (
        <p>{one.calloutMsg}</p>
      )}
      <PostForm command="cart/dismiss">
        <input type="hidden" name="promotionId" value={one.promotionId} />
        <SubmitButton className={css.dismiss}>
          <Icon name="close" />
          <span className="visually-hidden">
            {t('cart.dismiss')}: {one.calloutMsg}
          </span>
        </SubmitButton>
      </PostForm>
    </li>
  )
}

/** Promotions that the cart has nearly earned, in the platform's own words; each can be dismissed. */
export function Approaching({ summary, ...told }: Props) {
  const all = approachingIn(summary, told)
  if (all.length === 0) return null
  return (
    <ul className={css.callouts}>
      {all.map(one => (
        <Callout key={one.promotionId} one={one} />
      ))}
    </ul>
  )
}

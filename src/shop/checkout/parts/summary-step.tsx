import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { refusalOf } from '#src/language/refusals.ts'
import { GiftReceiptForm } from '#src/product-ui/gifts/gift-receipt-form.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'
import { PersonCheck } from '#src/ui/forms/person-check.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import { refusedGift } from '../../field-texts.ts'
import type { RefusedCommand } from '../../page.ts'
import { isPaid } from '../model/paying.ts'
import { problemsOf } from './problems.ts'
import typography from '#src/ui/typography.module.css'
import css from './step.module.css'
import { StepTitle } from './step-title.tsx'

type Props = {
  readonly cart: Cart
  readonly refused?: RefusedCommand
  /** Whether one lands at the step's head. */
  readonly lands: boolean
}

/** Refusals about a line are shown at the lines. */
const isAboutLine = (refused: RefusedCommand | undefined) =>
  refused !== undefined && refusalOf(refused.code).place === 'item'

/** One press away: the amount stands on the button. */
export function SummaryStep({ cart, refused, lands }: Props) {
  const language = useLanguage()
  const { locale, t, money } = language
  const { message } = problemsOf(language, refused, [
    'checkout/place',
    'checkout/settle',
    'checkout/pay',
    'checkout/express',
  ])
  return (
    <section className={css.step} aria-labelledby="summary-title" data-follows-cart>
      <StepTitle step="summary" lands={lands}>
        {t('checkout.summary')}
      </StepTitle>
      <GiftReceiptForm cart={cart} at="checkout" refused={refusedGift(language, refused)} />
      <PostForm
        className={css.form}
        command="checkout/place"
        data-unheard={href(locale, 'checkout', undefined, { step: 'checking' })}
      >
        <p role="alert" data-unheard-said hidden>
          {t('checkout.unheard')}
        </p>
        <ErrorSummary message={message} problems={[]} />
        {message !== undefined && isAboutLine(refused) && (
          <ButtonLink look="secondary" href={href(locale, 'cart')}>
            {t('cart.open')}
          </ButtonLink>
        )}
        <input type="hidden" name="toPay" value={cart.totals.remainingToPay} />
        <p className={typography.small}>{t('checkout.terms')}</p>
        <PersonCheck expected />
        <Button type="submit" look="accent" wide>
          {isPaid(cart) ? t('checkout.place.free') : t('checkout.place', { amount: money(cart.totals.remainingToPay) })}
        </Button>
      </PostForm>
    </section>
  )
}

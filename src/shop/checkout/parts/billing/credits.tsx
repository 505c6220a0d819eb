import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { PaymentInstrument } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { SavedGiftCard } from '#src/commerce/calls/consumer/saved-cards.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { PointsField } from '#src/product-ui/payment/points-field.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { RefusedCommand } from '../../../page.ts'
import type { BillingFacts } from '../../load/billing.ts'
import { creditsOf } from '../../model/paying.ts'
import css from './credits.module.css'
import { GiftCardForm } from './gift-card-form.tsx'
import { problemsOf } from '../problems.ts'

type Props = { readonly cart: Cart; readonly facts: BillingFacts; readonly refused?: RefusedCommand | undefined }

/** A credit's label: its kind, with its last digits or points. */
export function creditName({ t, number }: Language, { payment_method_id, last4, points }: PaymentInstrument): string {
  const name = t(`checkout.method.${payment_method_id}`)
  if (last4 !== undefined) return `${name} •••• ${last4}`
  return points === undefined ? name : `${name} (${number(points)})`
}

function Held({ credit }: { readonly credit: PaymentInstrument }) {
  const language = useLanguage()
  const { t, money } = language
  const name = creditName(language, credit)
  const left = credit.balance === undefined ? 0 : credit.balance - credit.amount
  return (
    <li>
      <PostForm command="checkout/credit-remove" className={css.held}>
        <input type="hidden" name="id" value={credit.id} />
        <input type="hidden" name="method" value={credit.payment_method_id} />
        <Icon name="check" />
        <p>
          <strong>{name}</strong> {t('checkout.credits.pays', { amount: money(credit.amount) })}
          {left > 0 && <small>{t('checkout.credits.left', { amount: money(left) })}</small>}
        </p>
        <button type="submit" className={css.remove}>
          <Icon name="close" />
          <span className="visually-hidden">{t('checkout.credits.remove', { name })}</span>
        </button>
      </PostForm>
    </li>
  )
}

type PointsProps = {
  readonly points: NonNullable<BillingFacts['points']>
  /** How many pay already. */
  readonly used: number | undefined
  readonly always: boolean
  readonly refused: RefusedCommand | undefined
}

/** Points of a member, as vouchers (D33); who wants none takes away what pays already. */
function Points({ points, used, always, refused }: PointsProps) {
  const language = useLanguage()
  const { t, number } = language
  const { fields } = problemsOf(language, refused, 'checkout/points')
  const [first, ...more] = points.applicableLoyaltyVouchers
  if (first === undefined) return null
  return (
    <PostForm command="checkout/points" className={css.form}>
      <PointsField
        id="points"
        name="points"
        label={t('account.redeem.points')}
        hint={t('checkout.points', { points: number(points.currentLoyaltyPoints) })}
        error={fields.points}
        choices={[first, ...more]}
        currency={points.currency}
        chosen={used}
      />
      <CheckField name="always" label={t('checkout.points.always')} value="yes" defaultChecked={always} />
      <div>
        <Button type="submit" look="secondary">
          {t('checkout.credits.apply')}
        </Button>
      </div>
    </PostForm>
  )
}

/** The credit of an athlete or an influencer, which goes before points and rewards (R247). */
function Own({ own }: { readonly own: NonNullable<BillingFacts['own']> }) {
  const { t, money } = useLanguage()
  return (
    <PostForm command="checkout/credit" className={css.own}>
      <input type="hidden" name="method" value={own.method} />
      <p>
        {t('checkout.credits.own', { amount: money(own.left) })} <small>{t('checkout.credits.own.first')}</small>
      </p>
      <Button type="submit" look="secondary">
        {t('checkout.credits.own.use')}
      </Button>
      <FormProblem className={css.problem} />
    </PostForm>
  )
}

/** A gift card that the account keeps: one press, and it pays its part. */
function Kept({ card }: { readonly card: SavedGiftCard }) {
  const { t, money } = useLanguage()
  const { giftCardId, last4, balance, currency } = card
  return (
    <PostForm command="checkout/saved-gift-card" className={css.own}>
      <input type="hidden" name="giftCardId" value={giftCardId} />
      <input type="hidden" name="last4" value={last4} />
      <Button type="submit" look="secondary">
        {t('checkout.credits.saved', { last4, amount: money(balance, currency) })}
      </Button>
      <FormProblem className={css.problem} />
    </PostForm>
  )
}

/** Refusals of the forms without fields, and of points that can no longer be chosen. */
function Problem({
  refused,
  hasPoints,
}: {
  readonly refused: RefusedCommand | undefined
  readonly hasPoints: boolean
}) {
  const language = useLanguage()
  const commands = ['checkout/points', 'checkout/credit', 'checkout/credit-remove', 'checkout/saved-gift-card']
  const { message } = problemsOf(language, refused, commands, hasPoints ? [] : ['points'])
  return message === undefined ? null : <Notice look="warning">{message}</Notice>
}

/** The credits in use, and the forms that add more. */
export function Credits({ cart, facts, refused }: Props) {
  const { t } = useLanguage()
  const held = creditsOf(cart)
  const { own, points } = facts
  const isHeld = ({ last4 }: SavedGiftCard) => held.some(credit => credit.last4 === last4)
  const usesOwn = held.some(({ payment_method_id }) => payment_method_id === own?.method)
  const hasPoints = points !== undefined && points.applicableLoyaltyVouchers.length > 0
  const used = held.find(({ payment_method_id }) => payment_method_id === 'LOYALTY_POINTS')?.points
  return (
    <section className={css.credits} aria-label={t('checkout.credits')}>
      <Problem refused={refused} hasPoints={hasPoints} />
      {held.length > 0 && (
        <ul className={css.list}>
          {held.map(credit => (
            <Held key={credit.id} credit={credit} />
          ))}
        </ul>
      )}
      {own !== undefined && !usesOwn && <Own own={own} />}
      {hasPoints && <Points points={points} used={used} always={facts.appliesVouchers} refused={refused} />}
      {facts.giftCards
        .filter(card => !isHeld(card))
        .map(card => (
          <Kept key={card.giftCardId} card={card} />
        ))}
      <GiftCardForm withRewards={own === undefined} refused={refused} />
    </section>
  )
}

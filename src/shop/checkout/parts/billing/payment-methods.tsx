import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { CheckField, RadioGroup, type Choice } from '#src/ui/controls/choice.tsx'
import { PersonCheck } from '#src/ui/forms/person-check.tsx'
import { Island } from '#src/ui/island.tsx'

import type { BillingFacts } from '../../load/billing.ts'
import { brandName } from '#src/product-ui/payment/card-brand.ts'
import css from './billing-step.module.css'
import { CardFields } from '#src/product-ui/payment/card-fields.tsx'
import { CardMarks } from '#src/product-ui/payment/card-marks.tsx'

type Props = {
  readonly facts: BillingFacts
  readonly chosen: string | undefined
  /** Whether the card was to be kept, where that has been said before. */
  readonly isKept: boolean
  readonly error: string | undefined
}

function choiceOf({ t }: Language, code: PaymentMethodCode): Choice {
  return code === 'CREDIT_CARD'
    ? { value: code, label: t('checkout.paying.card') }
    : { value: code, label: t(`checkout.method.${code}`), text: t(`checkout.method.${code}.text`) }
}

/** Saved cards first, the main one chosen, then every method this store takes; a card that came back is the one meant. */
function choicesOf(language: Language, { cards, methods }: BillingFacts): readonly Choice[] {
  const { t } = language
  return [
    ...cards.map(({ card }) => ({
      value: `saved:${card.paymentInstrumentId}`,
      label: t('checkout.paying.saved', { brand: brandName(card.brand), last4: card.last4 }),
      text: t('checkout.paying.until', { expiry: card.expiry }),
    })),
    ...methods.map(code => choiceOf(language, code)),
  ]
}

/** How the rest is paid. Where a card is the only way nothing has to be chosen. */
export function PaymentMethods({ facts, chosen, isKept, error }: Props) {
  const language = useLanguage()
  const { t } = language
  const choices = choicesOf(language, facts)
  const main = facts.cards.find(one => one.main)?.card.paymentInstrumentId
  const first = facts.card?.returned !== undefined || main === undefined ? 'CREDIT_CARD' : `saved:${main}`
  const { card } = facts
  return (
    <>
      {choices.length > 1 ? (
        <RadioGroup name="paying" legend={t('checkout.paying')} chosen={chosen ?? first} choices={choices} />
      ) : (
        <input type="hidden" name="paying" value="CREDIT_CARD" />
      )}
      {card !== undefined && (
        <div className={choices.length > 1 ? css.card : undefined}>
          <CardMarks />
          <Island name="card-fields" wake="load" component={CardFields} props={card} />
          <p
            id="paymentInstrumentId-error"
            className={css.problem}
            data-error-for="paymentInstrumentId"
            hidden={error === undefined}
          >
            {error}
          </p>
          {facts.isSignedIn && (
            <>
              <CheckField name="keep" label={t('checkout.paying.keep')} value="yes" defaultChecked={isKept} />
              <PersonCheck expected />
            </>
          )}
        </div>
      )}
    </>
  )
}

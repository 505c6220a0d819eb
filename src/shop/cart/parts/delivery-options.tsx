import type { ReactNode } from 'react'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { RadioGroup, type Choice } from '#src/ui/controls/choice.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'
import { deliveryOptionsFor, type Nearby, type DeliveryOption } from '../model/delivery-options.ts'
import { deliveryOptionLabel, deliveryOptionText } from './delivery-option-text.tsx'
import css from './delivery-options.module.css'

type Props = {
  readonly cart: Pick<Cart, 'shippingMethods'>
  readonly line: CartLine
  readonly near: Nearby
  /** Whether a place was asked for: then nothing found is worth saying. */
  readonly isSearched: boolean
  /** Where to search: a form of its own. */
  readonly search: ReactNode
  /** The way out without a change. */
  readonly leave?: ReactNode
}

const choiceOf = (language: Language, option: DeliveryOption): Choice => ({
  value: option.value,
  label: deliveryOptionLabel(language, option),
  text: deliveryOptionText(language, option),
  disabled: !option.isPossible && !option.isChosen,
  ...(option.days !== undefined && {
    aside: option.price === 0 ? language.t('checkout.free') : language.money(option.price),
  }),
})

/** Says why something may not be among the choices. */
function Why() {
  const { t } = useLanguage()
  return (
    <details className={css.why}>
      <summary className={fold.summary}>{t('cart.delivery-option.why')}</summary>
      <p>{t('cart.delivery-option.why.text')}</p>
    </details>
  )
}

/** How one line should travel: home, to a store, to a collection point; what cannot be had says why. */
export function DeliveryOptions({ cart, line, near, isSearched, search, leave }: Props) {
  const language = useLanguage()
  const { t } = language
  const options = deliveryOptionsFor(cart, line, near)
  return (
    <div className={css.ways}>
      {!line.isCustoms && search}
      {isSearched && near.stores.length + near.points.length === 0 && (
        <p role="status">{t('cart.delivery-option.none')}</p>
      )}
      <PostForm command="cart/delivery" data-leaves className={css.form}>
        <input type="hidden" name="itemId" value={line.id} />
        <RadioGroup
          name="option"
          legend={t('cart.delivery-option.title', { name: line.name })}
          chosen={options.find(({ isChosen }) => isChosen)?.value}
          choices={options.map(way => choiceOf(language, way))}
        />
        <FormProblem className={css.problem} />
        <div className={css.actions}>
          <Button type="submit">{t('cart.delivery-option.choose')}</Button>
          {leave}
        </div>
      </PostForm>
      <Why />
    </div>
  )
}

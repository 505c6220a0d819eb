import type { ReactNode } from 'react'

import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import type { CartLine } from '#src/commerce/calls/line-shapes.ts'
import { useLanguage, type Language } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { RadioGroup, type Choice } from '#src/ui/controls/choice.tsx'
import { FormProblem } from '#src/ui/controls/form-problem.tsx'

import { PostForm } from '../../post-form.tsx'
import { deliveryOptionsFor, type Nearby, type DeliveryOption } from '../model/delivery-options.ts'
import { wayLabel, wayText } from './way-words.tsx'
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

const choiceOf = (language: Language, way: DeliveryOption): Choice => ({
  value: way.value,
  label: wayLabel(language, way),
  text: wayText(language, way),
  disabled: !way.isPossible && !way.isChosen,
  ...(way.days !== undefined && {
    aside: way.price === 0 ? language.t('checkout.free') : language.money(way.price),
  }),
})

/** Says why something may not be among the choices. */
function Why() {
  const { t } = useLanguage()
  return (
    <details className={css.why}>
      <summary>{t('cart.way.why')}</summary>
      <p>{t('cart.way.why.text')}</p>
    </details>
  )
}

/** How one line should travel: home, to a store, to a collection point; what cannot be had says why. */
export function DeliveryOptions({ cart, line, near, isSearched, search, leave }: Props) {
  const language = useLanguage()
  const { t } = language
  const ways = deliveryOptionsFor(cart, line, near)
  return (
    <div className={css.ways}>
      {!line.isCustoms && search}
      {isSearched && near.stores.length + near.points.length === 0 && <p role="status">{t('cart.way.none')}</p>}
      <PostForm command="cart/delivery" data-leaves className={css.form}>
        <input type="hidden" name="itemId" value={line.id} />
        <RadioGroup
          name="way"
          legend={t('cart.way.title', { name: line.name })}
          chosen={ways.find(({ isChosen }) => isChosen)?.value}
          choices={ways.map(way => choiceOf(language, way))}
        />
        <FormProblem className={css.problem} />
        <div className={css.actions}>
          <Button type="submit">{t('cart.way.choose')}</Button>
          {leave}
        </div>
      </PostForm>
      <Why />
    </div>
  )
}

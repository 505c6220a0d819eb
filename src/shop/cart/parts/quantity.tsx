import { useState } from 'react'

import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { useFormState } from '#src/ui/forms/form-state.ts'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './line.module.css'

/** Choices a quantity list offers at most; the line's own maximum may be lower. */
const mostOffered = 20

type Counted = Pick<CartLine, 'id' | 'name' | 'qty' | 'maxQty'>

const quantities = ({ qty, maxQty }: Counted) =>
  Array.from({ length: Math.max(qty, Math.min(maxQty, mostOffered)) }, (_, index) => index + 1)

/** Shows the chosen quantity while it is being sent, then the line's own, changed or not. */
function QuantityList({ line, id }: { readonly line: Counted; readonly id: string }) {
  const [chosen, setChosen] = useState(line.qty)
  const isSent = useFormState()?.pressed === 'choice'
  return (
    <Select
      id={id}
      name="qty"
      value={isSent ? chosen : line.qty}
      aria-busy={isSent || undefined}
      onChange={event => setChosen(Number(event.currentTarget.value))}
    >
      {quantities(line).map(count => (
        <option key={count}>{count}</option>
      ))}
    </Select>
  )
}

/** How many of a line; changed at once with script, by a button without. */
export function Quantity({ line }: { readonly line: Counted }) {
  const { t } = useLanguage()
  const id = `qty-${line.id}`
  return (
    <PostForm command="cart/quantity" className={css.quantity} data-submit-on-change data-done={t('flash.quantity')}>
      <input type="hidden" name="itemId" value={line.id} />
      <label htmlFor={id} className="visually-hidden">
        {t('cart.quantity', { name: line.name })}
      </label>
      <QuantityList line={line} id={id} />
      <noscript>
        <button type="submit" className={css.plain}>
          {t('cart.update')}
        </button>
      </noscript>
      <FormProblem className={css.problem} />
    </PostForm>
  )
}

import { useEffect, useRef } from 'react'

import type { CartLine } from '#src/commerce/calls/line-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Select } from '#src/ui/controls/select.tsx'

import { PostForm } from '../../post-form.tsx'
import css from './line.module.css'

/** Choices a quantity list offers at most; the line's own maximum may be lower. */
const mostOffered = 20

type Counted = Pick<CartLine, 'id' | 'name' | 'qty' | 'maxQty'>

const quantities = ({ qty, maxQty }: Counted) =>
  Array.from({ length: Math.max(qty, Math.min(maxQty, mostOffered)) }, (_, index) => index + 1)

/**
 * What the line has is what its list says, and goes back to when a change is refused. The list itself stays: with another
 * in its place the focus would be gone, and so would what the form was about to be told. While a change is on its way
 * (`aria-busy`) what was just chosen stands.
 */
function useFollowing(qty: number) {
  const list = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const select = list.current
    if (select === null) return
    const shown = select.getAttribute('aria-busy') === 'true' ? select.value : String(qty)
    for (const option of select.options) option.defaultSelected = option.value === String(qty)
    select.value = shown
  }, [qty])
  return list
}

/** How many of a line; changed at once with script, by a button without. */
export function Quantity({ line }: { readonly line: Counted }) {
  const { t } = useLanguage()
  const id = `qty-${line.id}`
  const list = useFollowing(line.qty)
  return (
    <PostForm command="cart/quantity" className={css.quantity} data-submit-on-change data-done={t('flash.quantity')}>
      <input type="hidden" name="itemId" value={line.id} />
      <label htmlFor={id} className="visually-hidden">
        {t('cart.quantity', { name: line.name })}
      </label>
      <Select ref={list} id={id} name="qty" defaultValue={line.qty}>
        {quantities(line).map(count => (
          <option key={count}>{count}</option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className={css.plain}>
          {t('cart.update')}
        </button>
      </noscript>
      <p className={css.problem} role="alert" data-problem hidden />
    </PostForm>
  )
}

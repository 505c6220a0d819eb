import type { CartLine } from '#src/commerce/calls/line-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Select } from '#src/ui/select.tsx'

import { PostForm } from '../../post-form.tsx'
import css from './line.module.css'

/** Choices a quantity list offers at most; the line's own maximum may be lower. */
const mostOffered = 20

const quantities = ({ qty, maxQty }: CartLine) =>
  Array.from({ length: Math.max(qty, Math.min(maxQty, mostOffered)) }, (_, index) => index + 1)

/** How many of a line; changed at once with script, by a button without. */
export function Quantity({ line }: { readonly line: CartLine }) {
  const { t } = useLanguage()
  const id = `qty-${line.id}`
  return (
    <PostForm command="cart/quantity" className={css.quantity} data-submit-on-change data-done={t('flash.quantity')}>
      <input type="hidden" name="itemId" value={line.id} />
      <label htmlFor={id} className="visually-hidden">
        {t('cart.quantity', { name: line.name })}
      </label>
      <Select id={id} name="qty" defaultValue={line.qty}>
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

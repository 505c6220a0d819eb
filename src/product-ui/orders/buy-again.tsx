import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'

import { boughtAgain, countField, thingField, type OrderedItems } from './wanted-items.ts'

type Props = { readonly order: OrderedItems & Pick<Purchase, 'placing'>; readonly wide?: boolean }

/** Puts what an order held into the cart once more, with one press. */
export function BuyAgain({ order, wide = false }: Props) {
  const { t } = useLanguage()
  const things = boughtAgain(order)
  if (order.placing !== 'final' || things.length === 0) return null
  return (
    <PostForm command="cart/several" data-opens="panel=mini-cart" data-done={t('flash.added')}>
      {things.map(({ upc, qty }, index) => (
        <span key={upc} hidden>
          <input type="hidden" name={thingField(index + 1)} value={upc} />
          <input type="hidden" name={countField(index + 1)} value={qty} />
        </span>
      ))}
      <FormProblem />
      <Button type="submit" look="secondary" wide={wide}>
        {t('orders.again')}
      </Button>
    </PostForm>
  )
}

import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'

import { ChoosePieces } from '../../order-parts.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'
import { choicesOf } from '../model/progress.ts'
import css from '../page.module.css'

/** Two presses, because it cannot be undone. */
export function Cancel({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useLanguage()
  return (
    <details className={css.cancel}>
      <summary className={fold.summary}>{t('orders.cancel')}</summary>
      <PostForm command="orders/cancel">
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <p>{t('orders.cancel.text')}</p>
        <Button type="submit" look="secondary" wide>
          {t('orders.cancel.yes')}
        </Button>
        <FormProblem className={css.problem} />
      </PostForm>
    </details>
  )
}

const fieldOf = (itemId: string) => `item-${itemId}`

/** Some pieces only, where there is more than one left that the warehouse has not begun with. */
export function CancelSome({ order }: { readonly order: Purchase }) {
  const { t } = useLanguage()
  const left = choicesOf(order, 'canCancel').reduce((sum, { most }) => sum + most, 0)
  if (left === 0 || (left === 1 && order.canCancel)) return null
  return (
    <details className={css.cancel}>
      <summary className={fold.summary}>{t('orders.cancel.some')}</summary>
      <PostForm command="orders/cancel-some">
        <input type="hidden" name="orderNumber" value={order.orderNumber} />
        <p>{t('orders.cancel.some.text')}</p>
        <ChoosePieces order={order} which="canCancel" fieldOf={fieldOf} />
        <Button type="submit" look="secondary" wide>
          {t('orders.cancel.some.yes')}
        </Button>
        <FormProblem className={css.problem} />
      </PostForm>
    </details>
  )
}

import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FormProblem } from '#src/ui/controls/form-problem.tsx'

import { PostForm } from '../../post-form.tsx'
import css from '../page.module.css'

/** Two presses, because it cannot be undone. */
export function Cancel({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useLanguage()
  return (
    <details className={css.cancel}>
      <summary>{t('orders.cancel')}</summary>
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

import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './step.module.css'

type Props = {
  readonly orderNumber: string
  /** Whether the platform has said that it has the order; else that is what is looked up. */
  readonly isHeard: boolean
  /** The answer with which the bank's own page sent the shopper back. */
  readonly threeDS2Result?: string
}

/** The order's answer was lost and is being looked up; until then it is not reported as failed (O5). */
export function Checking({ orderNumber, isHeard, threeDS2Result }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.checking} role="status">
      <h1>{t(isHeard ? 'checkout.checking.title' : 'checkout.asking.title')}</h1>
      <p>{t(isHeard ? 'checkout.checking.text' : 'checkout.asking.text')}</p>
      <p>{t('orders.number', { number: orderNumber })}</p>
      <PostForm command="checkout/settle" data-repeat="2000">
        {threeDS2Result !== undefined && <input type="hidden" name="threeDS2Result" value={threeDS2Result} />}
        <Button type="submit" look="secondary">
          {t('checkout.checking.look')}
        </Button>
      </PostForm>
    </div>
  )
}

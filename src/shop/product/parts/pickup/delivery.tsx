import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import fold from '#src/ui/layout/fold.module.css'

import { deliveryEstimateText } from '../../model/delivery-estimate.ts'
import type { Props as Page } from '../../props.ts'
import css from './delivery.module.css'

/** Where the browser puts in what only it knows. */
const blank = '{}'

type Props = Pick<Page, 'product' | 'color' | 'recipe' | 'postcode'> & {
  readonly promise: NonNullable<Page['delivery']>
}

/** Asks when it would be at a postal code. Without script the page comes again, with the answer on it. */
function Where({ product, color, recipe, postcode }: Omit<Props, 'promise'>) {
  const language = useLanguage()
  const { locale, t } = language
  return (
    <details className={css.where} open={postcode !== undefined}>
      <summary className={fold.summary}>{t('product.postcode')}</summary>
      <form method="get" action={href(locale, 'product', { slug: product.slug })} className={css.form}>
        <input type="hidden" name="color" value={color.id} />
        {recipe !== undefined && <input type="hidden" name="recipe" value={recipe} />}
        <TextField
          name="postcode"
          label={t('checkout.field.postalCode')}
          autoComplete="postal-code"
          maxLength={12}
          defaultValue={postcode?.typed}
          error={postcode?.isNone === true ? refusalText(language, 'CHK320') : undefined}
        />
        <Button type="submit" look="secondary">
          {t('product.postcode.ask')}
        </Button>
      </form>
    </details>
  )
}

/**
 * When it would be there, until when to order for that, and the same for one's own postal code, which the browser keeps
 * for the visit (`client/enhancements/delivery.ts`).
 */
export function Delivery({ promise, ...asked }: Props) {
  const language = useLanguage()
  return (
    <div className={css.delivery} data-mount="delivery" data-wake="load" data-product={asked.product.id}>
      <Icon name="truck" />
      <div>
        <span role="status" data-delivery-estimate>
          {deliveryEstimateText(language, promise)}
        </span>
        <time
          data-mount="cut-off"
          data-wake="load"
          data-text={language.t('product.order-before', { time: blank })}
          dateTime={promise.orderBefore}
          className={css.until}
        />
        <Where {...asked} />
      </div>
    </div>
  )
}

import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import fold from '#src/ui/layout/fold.module.css'

import sizes from '../buying/size-picker.module.css'
import css from './delivery.module.css'

/** Where the browser puts in the store. */
const blank = '{}'

type Props = {
  readonly productId: string
  /** The page is opened with a size: the choice is folded, so that it comes without moving what stands below it. */
  readonly isFolded: boolean
}

/** The choice in the look of the sizes, for the browser to put in. */
function Choices({ isFolded }: Pick<Props, 'isFolded'>) {
  const { t } = useLanguage()
  const choices = [
    { way: 'home', label: t('product.way.home') },
    { way: 'pickup', label: '' },
    { way: 'sts', label: '' },
  ]
  return (
    <template>
      <fieldset className={sizes.sizes}>
        <legend className={isFolded ? 'visually-hidden' : undefined}>{t('product.way')}</legend>
        <input type="hidden" name="storeId" />
        {choices.map(({ way, label }) => (
          <label key={way} className={sizes.size}>
            <input type="radio" name="way" value={way} defaultChecked={way === 'home'} />
            <span aria-live="polite">{label}</span>
          </label>
        ))}
      </fieldset>
    </template>
  )
}

/**
 * Home, fetched at the shopper's own store, or sent to it, beside the button that buys (R411). The page is the same for
 * everybody: the browser puts the choice in where a store is known (`client/enhancements/pickup`).
 */
export function DeliveryChoice({ productId, isFolded }: Props) {
  const { locale, t } = useLanguage()
  const told = {
    'data-mount': 'pickup',
    'data-wake': 'load',
    'data-product': productId,
    'data-choose': t('product.way.pickup', { name: blank }),
    'data-there': t('product.way.now', { name: blank }),
    'data-gone': t('product.way.out', { name: blank }),
    'data-sts': t('product.way.sts', { name: blank }),
  } as const
  if (!isFolded)
    return (
      <div {...told}>
        <Choices isFolded={false} />
      </div>
    )
  return (
    <details {...told} className={css.where}>
      <summary className={fold.summary}>{t('product.way')}</summary>
      <Choices isFolded />
      <a href={href(locale, 'findInStore', { productId })} data-dialog="panel=pickup-in-store">
        {t('product.pickup')}
      </a>
    </details>
  )
}

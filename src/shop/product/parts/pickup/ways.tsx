import { useLanguage } from '#src/language/language.tsx'

import sizes from '../buying/size-picker.module.css'

/** Where the browser puts in the store. */
const blank = '{}'

/**
 * Home, fetched at the shopper's own store, or sent to it, beside the button that buys (R411). The page is the same for
 * everybody: the browser puts the choice in where a store is known (`client/enhancements/pickup`), in the look of the sizes.
 */
export function Ways({ productId }: { readonly productId: string }) {
  const { t } = useLanguage()
  const choices = [
    { way: 'home', label: t('product.way.home') },
    { way: 'pickup', label: '' },
    { way: 'sts', label: '' },
  ]
  return (
    <div
      data-mount="pickup"
      data-wake="load"
      data-product={productId}
      data-choose={t('product.way.pickup', { name: blank })}
      data-there={t('product.way.now', { name: blank })}
      data-gone={t('product.way.out', { name: blank })}
      data-sts={t('product.way.sts', { name: blank })}
    >
      <template>
        <fieldset className={sizes.sizes}>
          <legend>{t('product.way')}</legend>
          <input type="hidden" name="storeId" />
          {choices.map(({ way, label }) => (
            <label key={way} className={sizes.size}>
              <input type="radio" name="way" value={way} defaultChecked={way === 'home'} />
              <span aria-live="polite">{label}</span>
            </label>
          ))}
        </fieldset>
      </template>
    </div>
  )
}

import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { barcodeId } from '#src/product-ui/barcode/barcode-figure.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './delivery.module.css'

/** Where the browser puts in the store. */
const blank = '{}'

/** Where it can be fetched. The browser puts in the shopper's own store with what it has (`client/enhancements/pickup`). */
export function Pickup({ productId }: { readonly productId: string }) {
  const { locale, t } = useLanguage()
  return (
    <p className={css.delivery}>
      <Icon name="store" />
      <span>
        <span
          data-mount="pickup"
          data-wake="load"
          data-product={productId}
          data-choose={t('product.pickup.at', { name: blank })}
          data-there={t('product.pickup.now-at', { name: blank })}
          data-gone={t('product.pickup.not-at', { name: blank })}
          role="status"
        />{' '}
        <a href={href(locale, 'findInStore', { productId })} data-dialog="panel=pickup-in-store">
          {t('product.pickup')}
        </a>
        <br />
        <a
          href={`${href(locale, 'findInStore', { productId })}#${barcodeId}`}
          data-dialog={`modal=barcode_${productId}`}
        >
          {t('product.barcode.show')}
        </a>
      </span>
    </p>
  )
}

import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { barcodeId } from '#src/product-ui/barcode/barcode-figure.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './delivery.module.css'

/** Where to look in which store it is; what the shopper's own has is said beside the button that buys (`ways.tsx`). */
export function Pickup({ productId }: { readonly productId: string }) {
  const { locale, t } = useLanguage()
  return (
    <p className={css.delivery}>
      <Icon name="store" />
      <span>
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

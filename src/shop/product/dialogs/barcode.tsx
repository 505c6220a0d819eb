import { useLanguage } from '#src/language/use-language.tsx'
import { BarcodeFigure } from '#src/product-ui/barcode/barcode-figure.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { InvalidProduct, isProductId } from './invalid-product.tsx'

/** `#modal=barcode_{productId}`: the product's number for the till of a store. */
export function Barcode({ frame, argument = '', onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} title={t('product.barcode')} onClose={onClose}>
      {isProductId(argument) ? (
        <>
          <p>{t('product.barcode.text')}</p>
          <BarcodeFigure productId={argument} />
        </>
      ) : (
        <InvalidProduct id={argument} />
      )}
    </Dialog>
  )
}

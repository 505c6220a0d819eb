import { useLanguage } from '#src/language/language.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { barsOf } from '../model/code-128.ts'
import css from './barcode.module.css'
import { InvalidProduct, isProductId } from './invalid-product.tsx'

/** Modules that stay clear on both sides of a code. */
const quiet = 10
const height = 60

function Code({ text }: { readonly text: string }) {
  const { bars, width } = barsOf(text)
  return (
    <figure className={css.code}>
      <svg viewBox={`${-quiet} 0 ${width + 2 * quiet} ${height}`} role="img" aria-label={text}>
        {bars.map(([x, bar]) => (
          <rect key={x} x={x} y={0} width={bar} height={height} />
        ))}
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  )
}

/** `#modal=barcode_{productId}`: the product's number as a code that the till of a store reads. */
export function Barcode({ frame, argument = '', onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} title={t('product.barcode')} onClose={onClose}>
      {isProductId(argument) ? (
        <>
          <p>{t('product.barcode.text')}</p>
          <Code text={argument.toUpperCase()} />
        </>
      ) : (
        <InvalidProduct id={argument} />
      )}
    </Dialog>
  )
}

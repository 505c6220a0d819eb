import { barsOf } from './code-128.ts'
import css from './barcode-figure.module.css'

/** Of the place on `/find-in-store/:productId` that has the code. */
export const barcodeId = 'barcode'

/** Modules that stay clear on both sides of a code. */
const quiet = 10
const height = 60

/** A product's number as a code that the till of a store reads. */
export function BarcodeFigure({ productId }: { readonly productId: string }) {
  const text = productId.toUpperCase()
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

import { encode } from 'uqr'

import css from './qr-code.module.css'

/** Modules that stay clear all around (ISO/IEC 18004, 6.3.8). */
const quiet = 4

/** A row's dark runs as a path: `M4 7h3v1h-3z`. */
const runsOf = (row: readonly boolean[], y: number): string =>
  row
    .map((isDark, x) => {
      if (!isDark || row[x - 1] === true) return ''
      const end = row.indexOf(false, x)
      const length = (end === -1 ? row.length : end) - x
      return `M${x} ${y}h${length}v1h-${length}z`
    })
    .join('')

/** A text as a QR code, dark on light in the dark as well. `label` says what it is for. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const box = size + 2 * quiet
  return (
    <svg className={css.code} viewBox={`${-quiet} ${-quiet} ${box} ${box}`} role="img" aria-label={label}>
      <path d={data.map(runsOf).join('')} shapeRendering="crispEdges" />
    </svg>
  )
}

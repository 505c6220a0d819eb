import { stroke } from '../ink/pen.ts'
import { groundShadow, glow } from '../ink/sheet.ts'
import type { Drawn, Product } from '../products/product.ts'

const ink = '#7f8a84'

const tip = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}l${dx * 14 - dy * 8} ${dy * 14 - dx * 8}M${x} ${y}l${dx * 14 + dy * 8} ${dy * 14 + dx * 8}`

const across = (x0: number, x1: number, y: number): string =>
  stroke(`M${x0} ${y}H${x1}${tip(x0, y, 1, 0)}${tip(x1, y, -1, 0)}M${x0} ${y - 16}v32M${x1} ${y - 16}v32`, ink, 3)

const upright = (x: number, y0: number, y1: number): string =>
  stroke(`M${x} ${y0}V${y1}${tip(x, y0, 0, 1)}${tip(x, y1, 0, -1)}M${x - 16} ${y0}h32M${x - 16} ${y1}h32`, ink, 3)

const words = (x: number, y: number, text: string, turned = false): string =>
  `<text x="${x}" y="${y}"${turned ? ` transform="rotate(-90 ${x} ${y})"` : ''} text-anchor="middle" font-family="Instrument Sans,Helvetica,Arial,sans-serif" font-size="32" font-weight="600" fill="${ink}">${text}</text>`

/** A picture is the same in every country, so it says both measures. */
const measure = (cm: number): string => `${cm} cm · ${Math.round(cm / 2.54)} in`

/** Products of one size for all wearers; only their pictures show measures. */
const oneSize = new Set<Product['wear']>(['back', 'beside', 'held'])

/**
 * The product between its measures. Height and width in centimetres follow the drawn proportions; clothing and
 * footwear come in sizes, so they get the arrows alone.
 */
export function size(product: Product, { svg, box }: Drawn): string {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.min(500 / width, 680 / height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const [left, top] = [Math.round(440 - w / 2), Math.round(440 - h / 2)]
  const [right, bottom] = [left + w, top + h]
  const cm = { high: product.tall, wide: Math.round((product.tall * width) / height) }
  const figures = oneSize.has(product.wear)
  const lines =
    [top, bottom].map(y => `M${left - 60} ${y}H${right}`).join('') +
    [left, right].map(x => `M${x} ${top}V${bottom + 60}`).join('')
  return (
    glow +
    stroke(lines, ink, 1.6, 'stroke-dasharray="3 9" stroke-opacity=".7"') +
    groundShadow(bottom + 4, w * 0.42, 440) +
    `<g transform="translate(${Math.round(left - box.left * scale)} ${Math.round(top - box.top * scale)}) scale(${scale.toFixed(3)})">${svg}</g>` +
    upright(left - 70, top, bottom) +
    across(left, right, bottom + 76) +
    (figures
      ? words(left - 92, (top + bottom) / 2, measure(cm.high), true) +
        words((left + right) / 2, bottom + 126, measure(cm.wide))
      : '')
  )
}

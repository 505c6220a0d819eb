import { chance } from '../ink/chance.ts'
import { shade, type Hex } from '../ink/color.ts'
import { moved, shape, type Knot } from '../ink/path.ts'
import { fill, stroke } from '../ink/pen.ts'
import type { Fabric } from '../products/product.ts'

const tile = (id: string, width: number, height: number, inner: string, turn = 0): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${inner}</pattern>`

/** Shadow and light on threads. */
export const dark = (d: string, width: number, opacity: number) =>
  stroke(d, '#0a0f0d', width, `stroke-opacity="${opacity}"`)
export const pale = (d: string, width: number, opacity: number) =>
  stroke(d, '#fff', width, `stroke-opacity="${opacity}"`)

/** Fibres of a pile, lying every way; they cross the edges of the tile so that it does not show. */
function fibres(random: () => number, color: Hex): string {
  const size = 320
  const layer = (count: number, tone: Hex, width: number) => {
    let d = ''
    for (let index = 0; index < count; index++) {
      const [x, y] = [random() * size, random() * size]
      const [dx, dy] = [random() * 30 - 15, 14 + random() * 22]
      const bow = `q${Math.round(random() * 24 - 12)} ${Math.round(dy / 2)} ${Math.round(dx)} ${Math.round(dy)}`
      for (const sx of x > size - 30 ? [0, -size] : x < 30 ? [0, size] : [0])
        for (const sy of y > size - 40 ? [0, -size] : [0]) d += `M${Math.round(x + sx)} ${Math.round(y + sy)}${bow}`
    }
    return stroke(d, tone, width)
  }
  return (
    layer(170, shade(color, -0.3), 7) +
    layer(170, shade(color, -0.12), 6) +
    layer(150, shade(color, 0.1), 5) +
    layer(90, shade(color, 0.28), 3.4)
  )
}

/** One pebble of leather: five to seven soft corners around its middle. */
function pebble(random: () => number, x: number, y: number): string {
  const corners = 5 + Math.floor(random() * 3)
  const turn = random() * Math.PI
  return shape(
    ...Array.from({ length: corners }, (_, index): Knot => {
      const angle = turn + (index / corners) * 2 * Math.PI
      const far = 10 + random() * 4.5
      return [x + Math.cos(angle) * far * 1.15, y + Math.sin(angle) * far]
    }),
  )
}

/** Grains of leather; those on an edge of the tile are drawn on the opposite one too, so that tiles meet. */
function grain(random: () => number, color: Hex): string {
  const [columns, rows, pitch] = [9, 10, 26]
  const [width, height] = [columns * pitch, rows * pitch]
  let d = ''
  for (let index = 0; index < columns * rows; index++) {
    const row = Math.floor(index / columns)
    const x = (index % columns) * pitch + (row % 2) * 13 + random() * 10
    const y = row * pitch + random() * 10
    const seed = random()
    for (const dx of x < 20 ? [0, width] : x > width - 20 ? [0, -width] : [0]) {
      for (const dy of y < 20 ? [0, height] : y > height - 20 ? [0, -height] : [0]) {
        d += pebble(chance(seed * 4_000_000_000), x + dx, y + dy)
      }
    }
  }
  return (
    fill(`M0 0h${width}v${height}H0z`, shade(color, -0.2)) +
    fill(d, shade(color, 0.02)) +
    stroke(moved(d, -1.5, -1.5), shade(color, 0.12), 1.6, 'stroke-dasharray="18 22"')
  )
}

/** One fabric as a pattern, to be painted over its colour. */
export function weave(fabric: Fabric, id: string, color: Hex, random: () => number): string {
  switch (fabric) {
    case 'weave':
      return tile(
        id,
        20,
        20,
        dark('M0 5h9M10 15h9M5 11v8M15 1v8', 7, 0.13) +
          pale('M1 3h7M11 13h7', 1.6, 0.2) +
          pale('M3 12v6M13 2v6', 1.6, 0.12),
        18,
      )
    case 'ripstop':
      return tile(
        id,
        60,
        60,
        dark('M0 7.5h60M0 22.5h60M0 37.5h60M0 52.5h60M7.5 0v60M22.5 0v60M37.5 0v60M52.5 0v60', 1.6, 0.14) +
          dark('M0 2h60M2 0v60', 6, 0.24) +
          pale('M0 -1h60M-1 0v60M0 59h60M59 0v60', 3, 0.22),
      )
    case 'pile':
      return tile(id, 320, 320, fibres(random, color))
    case 'knit':
      return tile(
        id,
        44,
        40,
        fill('M0 0h44v40H0z', shade(color, -0.34)) +
          fill(
            'M22 40C16 30 6 22 3 4C-1 -8 12 -10 16 2C20 14 22 26 22 40zM22 40C28 30 38 22 41 4C45 -8 32 -10 28 2C24 14 22 26 22 40z',
            color,
          ) +
          fill(
            'M22 80C16 70 6 62 3 44C-1 32 12 30 16 42C20 54 22 66 22 80zM22 80C28 70 38 62 41 44C45 32 32 30 28 42C24 54 22 66 22 80z',
            color,
          ) +
          pale('M7 2q4 16 12 28M37 2q-4 16 -12 28', 3, 0.2),
      )
    case 'jersey':
      return tile(
        id,
        18,
        16,
        dark('M0 0q3 10 9 16q6 -6 9 -16', 2.4, 0.24) + pale('M3 -2q2 9 6 14', 1.8, 0.2) + dark('M9 0v6', 2, 0.14),
      )
    case 'twill':
      return tile(id, 16, 16, dark('M0 12h16', 5, 0.2) + pale('M0 6h16', 2.4, 0.2) + dark('M0 2h5', 2, 0.14), -38)
    case 'leather':
      return tile(id, 234, 260, grain(random, color))
    case 'mesh':
      return tile(
        id,
        44,
        76,
        fill('M0 0h44v76H0z', shade(color, 0.03)) +
          fill(
            'M22 8l13 8v15l-13 8l-13 -8V16zM0 46l13 8v15l-13 8l-13 -8V54zM44 46l13 8v15l-13 8l-13 -8V54z',
            shade(color, -0.55),
          ) +
          pale('M9 31l13 8l13 -8M-13 69l13 8l13 -8M31 69l13 8', 2, 0.3),
      )
    case 'metal':
      return tile(
        id,
        400,
        30,
        pale('M0 4h400M40 13h300M0 22h400', 1, 0.16) + dark('M0 8h400M60 18h280M0 27h400', 1.2, 0.12),
      )
    case 'quilt':
      return tile(id, 14, 14, dark('M0 3.5h6M7 10.5h6', 4, 0.09) + pale('M0 2h6M7 9h6', 1, 0.14))
  }
}

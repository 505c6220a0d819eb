import { chance, hash } from '../ink/chance.ts'
import type { Point } from './terrain.ts'

type Wave = { readonly x: number; readonly y: number; readonly phase: number; readonly size: number }

/** Waves that fit whole numbers of times into the tile: their sum meets itself at every edge. */
function waves(random: () => number): Wave[] {
  const found: Wave[] = []
  for (let x = -5; x <= 5; x++) {
    for (let y = 0; y <= 5; y++) {
      const long = Math.hypot(x, y)
      if (long < 0.5 || long > 5.4) continue
      found.push({ x, y, phase: random() * 2 * Math.PI, size: (random() + 0.3) / long ** 1.35 })
    }
  }
  return found
}

type Field = (column: number, row: number) => number

/** Heights that repeat every `cells` cells in both directions. */
export const heightField = (random: () => number, cells: number): Field => {
  const parts = waves(random).map(wave => ({
    ...wave,
    table: Array.from(
      { length: cells },
      (_, index) => wave.size * Math.cos((2 * Math.PI * index) / cells + wave.phase),
    ),
  }))
  const turn = (steps: number) => ((steps % cells) + cells) % cells
  return (column, row) => {
    let sum = 0
    for (const { x, y, table } of parts) sum += table[turn(x * column + y * row)] ?? 0
    return sum
  }
}

/** Marching squares: the pieces of the line at `level`, by the edges of the grid they join. */
function pieces(
  field: readonly number[][],
  level: number,
): Map<string, { readonly at: Point; readonly joined: string[] }> {
  const nodes = new Map<string, { at: Point; joined: string[] }>()
  const value = (x: number, y: number) => field[y]?.[x] ?? 0
  const crossing = (x0: number, y0: number, x1: number, y1: number): string | undefined => {
    const [a, b] = [value(x0, y0), value(x1, y1)]
    if (a < level === b < level) return undefined
    const part = (level - a) / (b - a)
    const key = `${x0} ${y0} ${x1} ${y1}`
    if (!nodes.has(key)) nodes.set(key, { at: [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part], joined: [] })
    return key
  }
  const join = (a: string | undefined, b: string | undefined) => {
    if (a === undefined || b === undefined) return
    nodes.get(a)?.joined.push(b)
    nodes.get(b)?.joined.push(a)
  }
  /** Most squares lie wholly above or below the level: no line crosses them. */
  const even = (x: number, y: number): boolean => {
    const above = value(x, y) < level
    return (
      above === value(x + 1, y) < level && above === value(x, y + 1) < level && above === value(x + 1, y + 1) < level
    )
  }
  const rows = field.length - 1
  const columns = (field[0]?.length ?? 1) - 1
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (even(x, y)) continue
      const edges = [
        crossing(x, y, x + 1, y),
        crossing(x + 1, y, x + 1, y + 1),
        crossing(x, y + 1, x + 1, y + 1),
        crossing(x, y, x, y + 1),
      ]
      const met = edges.filter(edge => edge !== undefined)
      join(met[0], met[1])
      join(met[2], met[3])
    }
  }
  return nodes
}

/** Strings the pieces together into lines, open ones from their ends first. */
function chains(nodes: ReturnType<typeof pieces>): Point[][] {
  const left = new Set(nodes.keys())
  const walk = (start: string): Point[] => {
    const line: Point[] = []
    for (let key: string | undefined = start; key !== undefined;) {
      const node = nodes.get(key)
      left.delete(key)
      if (node) line.push(node.at)
      key = node?.joined.find(other => left.has(other))
    }
    return line
  }
  const ends = [...nodes].filter(([, node]) => node.joined.length === 1).map(([key]) => key)
  const open = ends.flatMap(key => (left.has(key) ? [walk(key)] : []))
  const closed: Point[][] = []
  for (const key of nodes.keys()) {
    if (!left.has(key)) continue
    const ring = walk(key)
    closed.push(ring[0] ? [...ring, ring[0]] : ring)
  }
  return [...open, ...closed].filter(line => line.length > 6)
}

const between = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]

/** Bends from middle to middle, each pulled towards the point between them. */
function bends(start: Point, pulls: readonly Point[], end: Point): string {
  let [x, y] = start
  let d = `M${x} ${y}`
  pulls.forEach((pull, index) => {
    const after = pulls[index + 1]
    const [tx, ty] = after ? between(pull, after) : end
    d += `q${pull[0] - x} ${pull[1] - y} ${tx - x} ${ty - y}`
    ;[x, y] = [tx, ty]
  })
  return d
}

/** A smooth line along every second point; a ring is smooth where it closes, too. */
export function smooth(points: readonly Point[], scale: number, shift: number): string {
  const at = ([x, y]: Point): Point => [Math.round((x - shift) * scale), Math.round((y - shift) * scale)]
  const kept = points.filter((_, index) => index % 2 === 0 || index === points.length - 1).map(at)
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return ''
  if (first[0] !== last[0] || first[1] !== last[1]) return bends(first, kept.slice(1), last)
  const ring = kept.slice(0, -1)
  const join = between(ring.at(-1) ?? first, first)
  return bends(join, ring, join)
}

/** Lines of equal height; `cells` of `scale` pixels make a period, `across` × `down` cells are drawn. */
export function contourLines(
  seed: string,
  cells: number,
  across: number,
  down: number,
  scale: number,
  levels: number,
): string[] {
  const margin = 3
  const height = heightField(chance(hash(seed)), cells)
  const field = Array.from({ length: down + 2 * margin + 1 }, (_, row) =>
    Array.from({ length: across + 2 * margin + 1 }, (_, column) => height(column - margin, row - margin)),
  )
  const all = field.flat()
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return Array.from({ length: levels }, (_, index) => {
    const level = least + ((most - least) * (index + 0.7)) / (levels + 0.4)
    return chains(pieces(field, level))
      .map(line => smooth(line, scale, margin))
      .join('')
  })
}

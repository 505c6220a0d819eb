/** A point a line runs through smoothly; with a third member it is a corner. */
export type Knot = readonly [number, number] | readonly [number, number, 0]

/** The axis of every drawing: 800 wide, symmetrical about 400. */
export const axis = 400

/** Part of the length of a segment its handles take: gives near-circular arcs between evenly placed knots. */
const reach = 0.36

const whole = (value: number): number => Math.round(value)

type Point = readonly [number, number]

/** The way a smooth knot leaves towards `to`: along its neighbours; a corner simply looks at the other end. */
function handle(at: Knot, before: Knot | undefined, after: Knot | undefined, to: Knot): Point {
  const length = Math.hypot(to[0] - at[0], to[1] - at[1]) * reach
  const smooth = at.length === 2 && before !== undefined && after !== undefined
  const [x, y] = smooth ? [after[0] - before[0], after[1] - before[1]] : [to[0] - at[0], to[1] - at[1]]
  const size = Math.hypot(x, y) || 1
  return [at[0] + (x / size) * length, at[1] + (y / size) * length]
}

function segment(from: Knot, to: Knot, before: Knot | undefined, after: Knot | undefined): string {
  const [x, y] = [whole(from[0]), whole(from[1])]
  const relative = (...[px, py]: Point) => `${whole(px - x)} ${whole(py - y)}`
  const target = relative(whole(to[0]), whole(to[1]))
  if (from.length === 3 && to.length === 3) return `l${target}`
  return `c${relative(...handle(from, before, to, to))} ${relative(...handle(to, after, from, from))} ${target}`
}

/** A path through the knots; closed, it ends where it began. */
export function trace(knots: readonly Knot[], closed = true): string {
  const [first] = knots
  if (first === undefined) return ''
  const count = knots.length
  const at = (index: number) => (closed ? knots[(index + count) % count] : knots[index])
  let path = `M${whole(first[0])} ${whole(first[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [from, to] = [at(index), at(index + 1)]
    if (from && to) path += segment(from, to, at(index - 1), at(index + 2))
  }
  return closed ? `${path}z` : path
}

/** An open line through the knots. */
export const line = (...knots: readonly Knot[]): string => trace(knots, false)

/** A closed shape through the knots. */
export const shape = (...knots: readonly Knot[]): string => trace(knots)

export const flip = (knot: Knot): Knot =>
  knot.length === 3 ? [2 * axis - knot[0], knot[1], 0] : [2 * axis - knot[0], knot[1]]

/** The knots of the right side for those of the left. */
export const flipped = (knots: readonly Knot[]): Knot[] => knots.map(flip)

/** A symmetrical shape from its left half, given from the top of the axis to the bottom of it. */
export function symmetric(half: readonly Knot[]): string {
  const other = flipped(half).toReversed()
  const onAxis = (knot: Knot | undefined) => knot?.[0] === axis
  return trace([
    ...half,
    ...other.filter((knot, index) => !(onAxis(knot) && (index === 0 || index === other.length - 1))),
  ])
}

/** A symmetrical open line from its left half, given from the outside to the axis. */
export const across = (...half: readonly Knot[]): string =>
  trace(
    [
      ...half,
      ...flipped(half)
        .toReversed()
        .filter(knot => knot[0] !== axis),
    ],
    false,
  )

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A path of lines and Béziers, moved by `x` and `y`: what is absolute in it changes, rounded to tenths of a unit. */
export const moved = (d: string, x: number, y: number): string =>
  d.replace(/([MLHVCSQT])([-\d. ]+)/g, (_, command: string, numbers: string) => {
    const offsets = command === 'H' ? [x] : command === 'V' ? [y] : [x, y]
    let place = 0
    const next = () => offsets[place++ % offsets.length] ?? 0
    return command + numbers.replace(/-?[\d.]+/g, number => String(tenths(Number(number) + next())))
  })

/** A rectangle with round corners. */
export function slab(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [w, h] = [whole(width - 2 * r), whole(height - 2 * r)]
  const [a, b] = [whole(r), whole(-r)]
  if (a === 0) return `M${whole(x)} ${whole(y)}h${w}v${h}h${-w}z`
  return `M${whole(x) + a} ${whole(y)}h${w}q${a} 0 ${a} ${a}v${h}q0 ${a} ${b} ${a}h${-w}q${b} 0 ${b} ${b}v${-h}q0 ${b} ${a} ${b}z`
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [a, b] = [tenths(rx), tenths(ry)]
  return `M${whole(x) - a} ${whole(y)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`
}

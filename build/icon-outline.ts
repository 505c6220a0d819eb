type Point = readonly [x: number, y: number]

/** A drawing as coverage: one byte a pixel, row by row. */
export type Coverage = { readonly width: number; readonly height: number; readonly alpha: Uint8Array }

/** Pixels that are covered by half count as inside. */
const half = 128

/** The border of what is inside, as steps from a pixel's corner to the next, with the inside at the right hand. */
function borderSteps({ width, height, alpha }: Coverage): Map<string, Point[]> {
  const steps = new Map<string, Point[]>()
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (alpha[y * width + x] ?? 0) >= half
  const add = (from: Point, to: Point) => {
    const known = steps.get(from.join())
    if (known === undefined) steps.set(from.join(), [to])
    else known.push(to)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isInside(x, y)) continue
      if (!isInside(x, y - 1)) add([x, y], [x + 1, y])
      if (!isInside(x + 1, y)) add([x + 1, y], [x + 1, y + 1])
      if (!isInside(x, y + 1)) add([x + 1, y + 1], [x, y + 1])
      if (!isInside(x - 1, y)) add([x, y + 1], [x, y])
    }
  return steps
}

/** Closed lines around every part and every hole. */
function loopsOf(coverage: Coverage): Point[][] {
  const steps = borderSteps(coverage)
  const loops: Point[][] = []
  for (const [start, onward] of steps) {
    while (onward.length > 0) {
      const loop: Point[] = []
      for (let at = start, next = onward.pop(); next !== undefined; next = steps.get(at)?.pop()) {
        loop.push(next)
        at = next.join()
      }
      loops.push(loop)
    }
  }
  return loops
}

const distance = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point) => {
  const length = Math.hypot(toX - fromX, toY - fromY)
  if (length === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length
}

/** Ramer, Douglas and Peucker: the fewest points of a line from which the others are no further than `most`. */
function simplified(line: readonly Point[], most: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  let [furthest, place] = [0, 0]
  for (const [index, point] of line.entries()) {
    const away = distance(point, first, last)
    if (away > furthest) [furthest, place] = [away, index]
  }
  if (furthest <= most) return [first, last]
  return [...simplified(line.slice(0, place + 1), most).slice(0, -1), ...simplified(line.slice(place), most)]
}

/** A loop begins at the point furthest from its middle, which is a corner if it has one. */
function fromCorner(loop: readonly Point[]): readonly Point[] {
  const mean = (axis: 0 | 1) => loop.reduce((sum, point) => sum + point[axis], 0) / loop.length
  const middle: Point = [mean(0), mean(1)]
  const away = loop.map(point => distance(point, middle, middle))
  const corner = away.indexOf(Math.max(...away))
  return [...loop.slice(corner), ...loop.slice(0, corner + 1)]
}

/** How far the polygon may be from the drawing, in pixels as it is shown: less than an edge is blurred by. */
const awayPx = 0.28

/** Anything shorter than this part of the width cannot be seen. */
const least = 1 / 10

const isSeen = (loop: readonly Point[], width: number) => loop.length > width * least

/**
 * A drawing as a CSS shape (`polygon()`, CSS Shapes 1), in percent of its box, for a box so many pixels wide. Holes are
 * reached by a way there and back, which with `evenodd` encloses nothing.
 */
export function outlineOf(coverage: Coverage, shownPx: number): string {
  const { width, height } = coverage
  const percent = (value: number, whole: number) => {
    const share = Math.round((value / whole) * 100)
    return share === 0 ? '0' : `${share}%`
  }
  const loops = loopsOf(coverage)
    .filter(loop => isSeen(loop, width))
    .map(loop => simplified(fromCorner(loop), (width * awayPx) / shownPx))
  const start = loops[0]?.[0]
  if (start === undefined) throw new Error('An empty drawing has no outline')
  const points = loops.flatMap((loop, index) => (index === 0 ? loop : [...loop, start]))
  return `polygon(evenodd,${points.map(([x, y]) => `${percent(x, width)} ${percent(y, height)}`).join(',')})`
}

import { chosenByHeight, farFrom, isHeight } from './height-advice.ts'
import { tellsBy, type Measurements } from './measurements.ts'
import { longOf, type ChartName } from './size-charts.ts'
import { spansOf, type MeasureSpan } from './spans.ts'

/** The size to take; sizes are said by the numbers of their rows in a chart. */
export type SizeAdvice = {
  readonly row: number
  /** The smallest size that one of the measurements would do with. */
  readonly smallest: number
  /** The size that was left, where height chose between two. */
  readonly other?: number | undefined
  /** Where somebody is far taller or shorter than the size is cut for. */
  readonly length?: 'tall' | 'short' | undefined
}

/** The first size that has room and the last that is not too large; undefined for who is smaller or larger than every size. */
function rowsFor(spans: readonly MeasureSpan[], value: number) {
  const first = spans.findIndex(([, to]) => value <= to)
  const last = spans.findLastIndex(([from]) => value >= from)
  return first < 0 || last < 0 ? undefined : { first, last }
}

/** The sizes by what tells them; undefined where nothing was measured that does, or no size has it. */
function sizesFor(name: ChartName, unit: 'cm' | 'in', measured: Measurements) {
  const rows = tellsBy(name).flatMap(measure => {
    const value = measured[measure]
    return value === undefined ? [] : [rowsFor(spansOf(name, measure, unit), value)]
  })
  const found = rows.filter(row => row !== undefined)
  if (found.length === 0 || found.length < rows.length) return undefined
  const firsts = found.map(({ first }) => first)
  return {
    row: Math.max(...firsts),
    smallest: Math.min(...firsts),
    largest: Math.min(...found.map(({ last }) => last)),
  }
}

/**
 * The size by somebody's measurements, in the unit they took them in. Between two sizes it is the larger, or the one that is cut
 * for a grown-up's height. Undefined where nothing was measured that tells a size, or no size has it.
 */
export function adviseSize(name: ChartName, unit: 'cm' | 'in', measured: Measurements): SizeAdvice | undefined {
  const sizes = sizesFor(name, unit, measured)
  if (sizes === undefined) return undefined
  const { row, smallest, largest } = sizes
  const height = longOf(name) === undefined ? undefined : measured.height
  if (height === undefined) return { row, smallest }
  if (!isHeight(unit, height)) return undefined
  // Whoever stands on the edge of two sizes could wear either, as who lies between them.
  const [smaller, larger] = smallest < row ? [smallest, row] : [row, largest]
  const chosen = { row, ...chosenByHeight(name, unit, measured, { height, smaller, larger }) }
  return { ...chosen, smallest, length: farFrom(name, unit, height, chosen.row) }
}

import { marksOf, type CartLine, type LineMarks } from '#src/commerce/calls/line-shapes.ts'

/** What was in a cart: enough to fill another with it (R166), with what sets a line apart from others of its SKU. */
export type KeptLine = [upc: string, qty: number] | [upc: string, qty: number, marks: LineMarks]

/** Lines of a cart that a session remembers; more would not fit into its cookie. */
const mostLines = 40
/** Bytes of what sets lines apart, for the same reason; what comes after them is remembered by its SKU alone. */
const mostMarkBytes = 1_000

type Seen = Pick<CartLine, 'upc' | 'qty' | 'bonus' | 'recipeId' | 'giftOption'>

/** What a session remembers of a cart so that a lost one can be made anew (R166). Gifts come by themselves. */
export function keptLines(items: readonly Seen[]): KeptLine[] {
  let room = mostMarkBytes
  return items
    .filter(({ bonus }) => !bonus)
    .slice(0, mostLines)
    .map(line => {
      const marks = marksOf(line)
      const bytes = Object.keys(marks).length === 0 ? 0 : new TextEncoder().encode(JSON.stringify(marks)).length
      if (bytes === 0 || bytes > room) return [line.upc, line.qty]
      room -= bytes
      return [line.upc, line.qty, marks]
    })
}

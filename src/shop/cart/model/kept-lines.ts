import { marksOf, type CartLine, type LineMarks } from '#src/commerce/calls/cart/line-shapes.ts'

/** A line with what is needed to recreate it in another cart (R166), including what tells it from others of its SKU. */
export type KeptLine = [upc: string, qty: number] | [upc: string, qty: number, marks: LineMarks]

/** Lines of a cart that a session remembers; more would not fit into its cookie. */
const mostLines = 40
/** Bytes of what sets lines apart, for the same reason; what comes after them is remembered by its SKU alone. */
const mostMarkBytes = 1_000

type Seen = Pick<CartLine, 'upc' | 'qty' | 'bonus' | 'recipeId' | 'giftOption' | 'giftAmount'>

/** The lines a session keeps, to recreate a lost cart (R166). Gifts are left out, because promotions add them. */
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

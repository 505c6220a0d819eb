import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'

/** A row of the cart: a line, or in its old place a line that was just removed. */
export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLine }
  | { readonly kind: 'removed'; readonly line: Readonly<Record<string, string>> }

/** The lines, with what was taken out at its place `at`; nothing is said of it when it is back in the cart. */
export function rowsOf(
  items: readonly CartLine[],
  removed: Readonly<Record<string, string>> | undefined,
): readonly CartRow[] {
  const rows: CartRow[] = items.map(line => ({ kind: 'line', line }))
  if (removed === undefined || items.some(({ upc, bonus }) => upc === removed.upc && !bonus)) return rows
  return rows.toSpliced(Number(removed.at ?? rows.length), 0, { kind: 'removed', line: removed })
}

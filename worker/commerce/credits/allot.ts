import type { Minor } from '#src/kit/money.ts'

/** How much of `total` each source pays: the earlier ones first, none more than it has. */
export function allot(total: Minor, available: readonly Minor[]): Minor[] {
  let left = total
  return available.map(most => {
    const paid = Math.max(0, Math.min(most, left))
    left -= paid
    return paid
  })
}

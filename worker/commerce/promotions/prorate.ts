import type { Minor } from '#src/kit/money.ts'

/**
 * Splits `amount` over `weights` in whole minor units, so that the parts add up to it exactly: each gets the whole part
 * of its share, and what is left goes to the largest remainders. Nothing but zeros when no weight is positive.
 */
export function prorate(amount: Minor, weights: readonly Minor[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map(() => 0)
  const parts = weights.map(weight => Math.floor((amount * weight) / total))
  let left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % total }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}

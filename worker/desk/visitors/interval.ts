/** Of 95 intervals so made, 95 % hold the true share. */
const z = 1.96

/** A share with its interval (Wilson's, which keeps sense with few cases), each between 0 and 1. */
export type ShareInterval = { readonly share: number; readonly low: number; readonly high: number }

/** How likely it is that somebody does a thing, by how many of how many did. */
export function shareInterval(hits: number, of: number): ShareInterval {
  if (of === 0) return { share: 0, low: 0, high: 1 }
  const share = hits / of
  const scale = 1 + z ** 2 / of
  const middle = (share + z ** 2 / (2 * of)) / scale
  const half = (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / scale
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Whether two intervals have nothing in common. */
export const areApart = (one: ShareInterval, other: ShareInterval): boolean =>
  one.high < other.low || other.high < one.low

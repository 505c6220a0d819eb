/** A page to go to, or the gap between two that are apart. */
export type PageNumber = number | 'gap'

/** How many pages are shown on either side of the one that is open. */
const beside = 1

/**
 * The first, the last and the neighbours of the open page; a gap where two or more are left out (one alone takes no
 * more room than its gap). `pageNumbers(6, 12)` → 1 … 5 6 7 … 12.
 */
export function pageNumbers(page: number, count: number): PageNumber[] {
  const isShown = (n: number) => n === 1 || n === count || Math.abs(n - page) <= beside
  const all = Array.from({ length: count }, (_, index) => index + 1)
  return all.flatMap((n): PageNumber[] => {
    if (isShown(n) || (isShown(n - 1) && isShown(n + 1))) return [n]
    return isShown(n - 1) ? ['gap'] : []
  })
}

import type { ReviewSummary } from '#src/commerce/calls/catalogue/review-shapes.ts'

type Fits = NonNullable<ReviewSummary['fit']>

/** The fit that most buyers report, and their share in percent. */
export type FitAdvice = { readonly fit: keyof Fits; readonly share: number }

/** Fewer opinions than this are no advice. */
const fewest = 3

/** Advice on the size from what reviews say; nothing where too few have said anything or no opinion has a majority. */
export function fitAdvice(fits: Fits | undefined): FitAdvice | undefined {
  if (fits === undefined) return undefined
  const all = fits.small + fits['true-to-size'] + fits.large
  const most = (Object.keys(fits) as (keyof Fits)[]).find(fit => fits[fit] * 2 > all)
  return all < fewest || most === undefined ? undefined : { fit: most, share: Math.round((100 * fits[most]) / all) }
}

import type { ReviewSummary } from '#src/commerce/calls/catalogue/review-shapes.ts'

type Fits = NonNullable<ReviewSummary['fit']>

/** The fit that most buyers report, and their share in percent. */
export type FitAdvice = {
  readonly fit: keyof Fits
  readonly share: number
  /** The name of the size that those have, where it is said of one. */
  readonly size?: string
}

type Said = Pick<ReviewSummary, 'fit' | 'sizes'>

/** Fewer opinions than this are no advice. */
const fewest = 3

/** What most say; nothing where too few have said anything or no opinion has a majority. */
function majority(fits: Fits | undefined): FitAdvice | undefined {
  if (fits === undefined) return undefined
  const all = fits.small + fits['true-to-size'] + fits.large
  const most = (Object.keys(fits) as (keyof Fits)[]).find(fit => fits[fit] * 2 > all)
  return all < fewest || most === undefined ? undefined : { fit: most, share: Math.round((100 * fits[most]) / all) }
}

/** Advice on the size from what reviews say: by those who have the chosen one where they are enough, else by all. */
export function fitAdvice(said: Said | undefined, sizeId: string | undefined): FitAdvice | undefined {
  const size = said?.sizes?.find(({ id }) => id === sizeId)
  const ofSize = size && majority(size.fit)
  return size && ofSize ? { ...ofSize, size: size.name } : majority(said?.fit)
}

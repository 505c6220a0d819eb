import type { ReviewHeight } from '#src/commerce/calls/catalogue/review-shapes.ts'
import type { Language } from '#src/language/language.ts'
import type { Locale } from '#src/language/locales.ts'

import { bodyHeight } from '../sizes/body-height.ts'

const spans: Readonly<Record<ReviewHeight, readonly [from: number | undefined, below: number | undefined]>> = {
  'under-160': [undefined, 160],
  '160-170': [160, 170],
  '170-180': [170, 180],
  '180-190': [180, 190],
  'from-190': [190, undefined],
}

/** How tall somebody is who wrote, in the units of the country: `5'3" to 5'7"`. */
export function heightName(locale: Locale, t: Language['t'], height: ReviewHeight): string {
  const [from, below] = spans[height].map(end => end && bodyHeight(locale, end))
  if (from === undefined) return t('reviews.height.below', { height: below ?? '' })
  return below === undefined ? t('reviews.height.from', { height: from }) : t('reviews.height.between', { from, below })
}

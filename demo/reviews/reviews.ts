import { reviewHeights } from '#src/commerce/calls/catalogue/review-shapes.ts'
import type { SiteName } from '#src/language/locales.ts'
import { around, type SeededRandom, randomFor } from '#src/kit/seeded-random.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'
import type { SeedReview } from '#worker/commerce/seed/opinions.ts'
import type { SeedProduct } from '#worker/commerce/seed/products.ts'

import { authorOf, dealt, kindOf, textAbout, tongueOf, writtenAt } from './opinions.ts'
import {
  type Activity,
  type Band,
  closings,
  complaints,
  openings,
  praises,
  titles,
  uses,
} from './tables/review-phrases.ts'
import { inEnglishOf } from '../words/english.ts'
import { inEach } from '../words/text.ts'

/** Reviews each site opens with. */
export const reviewsInAll = 3000

const bandOf = (score: number): Band =>
  score >= 5 ? 'praise' : score === 4 ? 'fond' : score === 3 ? 'mixed' : 'letdown'

/** The mean of what the discontented give. */
const meanOfDiscontent = 2.2

/** A score drawn so that many of them have about this mean: mostly five and four stars, a few discontented. */
function scoreFor(mean: number, random: SeededRandom): number {
  const discontent = Math.min(0.25, Math.max(0, (4.95 - mean) / 6))
  if (random.chance(discontent)) return around([3, 2, 1, 3, 2], random.below(60))
  const fives = (mean - discontent * meanOfDiscontent) / (1 - discontent) - 4
  return random.chance(Math.min(1, Math.max(0, fives))) ? 5 : 4
}

const isActivity = (name: string): name is Activity => Object.hasOwn(uses, name)

/** The middle of a review by its band: where it was used, what is good, what is not. */
function middleOf(band: Band, product: SeedProduct, random: SeededRandom): LocalText[] {
  const activity = product.facets.activity.find(isActivity) ?? 'everyday'
  const use = around(uses[activity], random.below(60))
  const good = around(praises, random.below(60))
  const bad = around(complaints, random.below(60))
  if (band === 'praise') return random.chance(0.7) ? [use, good] : [good]
  if (band === 'fond') return random.chance(0.5) ? [use, good, bad] : [good, bad]
  return band === 'mixed' ? [good, bad] : [bad]
}

function fitOf(product: SeedProduct, random: SeededRandom): Pick<SeedReview, 'fit'> {
  if (product.sizes.length < 3) return {}
  const draw = random.below(10)
  return { fit: draw < 7 ? 'true-to-size' : draw < 9 ? 'small' : 'large' }
}

/** The size of one who writes: those in the middle are had by most. */
function sizeOf({ id, sizes }: SeedProduct, site: SiteName, nth: number): Pick<SeedReview, 'sizeId'> {
  const random = randomFor(`review size ${site} ${id} ${nth}`)
  const size = sizes[Math.floor((random.below(sizes.length) + random.below(sizes.length)) / 2)]
  return sizes.length < 3 || size === undefined ? {} : { sizeId: size.id }
}

const isForBody = (product: SeedProduct) => kindOf(product).scale === 'adult'

/** How tall one is who writes about what is worn; not everybody says it. */
function heightOf(product: SeedProduct, site: SiteName, nth: number): Pick<SeedReview, 'height'> {
  const random = randomFor(`review height ${site} ${product.id} ${nth}`)
  const height = reviewHeights[Math.floor((random.below(5) + random.below(5)) / 2)]
  return !isForBody(product) || random.chance(0.25) || height === undefined ? {} : { height }
}

function reviewOf(product: SeedProduct, site: SiteName, nth: number): SeedReview {
  const random = randomFor(`review ${site} ${product.id} ${nth}`)
  const language = tongueOf(site, random)
  const score = scoreFor(product.rating.score, random)
  const band = bandOf(score)
  const sentences = [
    around(openings[band], random.below(60)),
    ...middleOf(band, product, random),
    ...(random.chance(0.6) ? [around(closings[band], random.below(60))] : []),
  ].map(pattern => textAbout(product, pattern, random))
  const helpful = random.below(18)
  return {
    id: `rv-${product.id}-${nth + 1}`,
    productId: product.id,
    author: authorOf(language, random),
    language,
    score,
    at: writtenAt(product, random),
    verified: random.chance(0.8),
    recommended: score >= 4 || (score === 3 && random.chance(0.4)),
    ...fitOf(product, random),
    ...sizeOf(product, site, nth),
    ...heightOf(product, site, nth),
    helpful,
    unhelpful: random.below(1 + Math.floor(helpful / 3)),
    title: around(titles[band], random.below(60)),
    text: inEach(tongue => sentences.map(sentence => sentence[tongue]).join(' ')),
  }
}

/** Reviews of a site's products: well-known ones have more, all have some. */
export function reviewsOf(products: readonly SeedProduct[], site: SiteName): SeedReview[] {
  const weights = products.map(({ rating }) => Math.sqrt(rating.reviewsCount))
  const shares = dealt(reviewsInAll, weights, 3)
  const reviews = products.flatMap((product, index) =>
    Array.from({ length: shares[index] ?? 0 }, (_, nth) => reviewOf(product, site, nth)),
  )
  return inEnglishOf(site, reviews)
}

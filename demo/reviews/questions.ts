import type { SiteName } from '#src/language/locales.ts'
import { around, randomFor } from '#src/kit/seeded-random.ts'
import type { SeedAnswer, SeedQuestion } from '#worker/commerce/seed/opinions.ts'
import type { SeedProduct } from '#worker/commerce/seed/products.ts'

import { authorOf, dealt, openedOn, textAbout, tongueOf, writtenAt } from './opinions.ts'
import { exchanges, house } from './tables/question-phrases.ts'

/** Questions each site opens with. */
export const questionsInAll = 400

const day = 86_400_000

function questionOf(product: SeedProduct, site: SiteName, nth: number): SeedQuestion {
  const random = randomFor(`question ${site} ${product.id} ${nth}`)
  const language = tongueOf(site, random)
  const exchange = around(exchanges, randomFor(`questions of ${product.id}`).below(60) + nth)
  const at = Math.min(writtenAt(product, random), openedOn - 7 * day)
  const answers = exchange.answered.map((pattern, place): SeedAnswer => {
    const staff = place === 0
    return {
      id: `an-${product.id}-${nth + 1}-${place + 1}`,
      author: staff ? house[language] : authorOf(language, random),
      staff,
      text: textAbout(product, pattern, randomFor(`feature ${product.id} ${nth}`))[language],
      at: at + (1 + place) * day,
      helpful: random.below(9),
    }
  })
  return {
    id: `qu-${product.id}-${nth + 1}`,
    productId: product.id,
    author: authorOf(language, random),
    language,
    text: textAbout(product, exchange.asked, randomFor(`feature ${product.id} ${nth}`))[language],
    at,
    answers: random.chance(0.85) ? answers : [],
  }
}

/** Questions about a site's products; most of them are answered. */
export function questionsOf(products: readonly SeedProduct[], site: SiteName): SeedQuestion[] {
  const shares = dealt(
    questionsInAll,
    products.map(({ rating }) => Math.sqrt(rating.reviewsCount)),
    0,
  )
  return products.flatMap((product, index) =>
    Array.from({ length: shares[index] ?? 0 }, (_, nth) => questionOf(product, site, nth)),
  )
}

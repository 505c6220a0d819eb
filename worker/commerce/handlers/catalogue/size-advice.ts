import type { Handlers } from '#src/commerce/call.ts'
import type { sizeAdviceCalls } from '#src/commerce/calls/catalogue/size-advice.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { CatalogueProduct } from '../../catalogue/product.ts'
import type { Contexts } from '../../context.ts'
import { keptItems } from '../../db/orders/kept-items.ts'

/** For the legs one has another size than for the rest. */
const forLegs = /trousers|pants|shorts|leggings|tights|bottoms/

/** What is sized alike: for the same people, for the legs or not, in the same sizes. */
function isSizedLike(one: CatalogueProduct, other: CatalogueProduct): boolean {
  const [first, second] = [one.categoryIds[0], other.categoryIds[0]]
  return (
    first.split('-')[0] === second.split('-')[0] &&
    forLegs.test(first) === forLegs.test(second) &&
    one.sizes.map(({ id }) => id).join() === other.sizes.map(({ id }) => id).join()
  )
}

export const sizeAdviceHandlers = {
  'products.size-advice.get': ({ path }, { db, catalogue, language, account }) => {
    const product = catalogue().find(path.productId)
    if (product === undefined) return fail('ORD404')
    if (product.sizes.length < 2) return ok({})
    for (const { productId, sizeId } of keptItems(db, account.id)) {
      const kept = catalogue().find(productId)
      const size = product.sizes.find(({ id }) => id === sizeId)
      if (kept === undefined || size === undefined || !isSizedLike(product, kept)) continue
      const name = kept.name[language]
      return ok({ kept: { productId, name, size: { id: size.id, name: size.name[language] } } })
    }
    return ok({})
  },
} satisfies Handlers<typeof sizeAdviceCalls, Contexts>

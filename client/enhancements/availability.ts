import { browserCommerce } from '#src/visitor/browser-commerce.ts'

import { pageLocale } from '../document/page-locale.ts'

/** Whether a store has a SKU in stock; undefined without an answer. */
export async function availabilityAt(productId: string, upc: string, storeId: string): Promise<boolean | undefined> {
  const commerce = browserCommerce(pageLocale())
  const answer = await commerce('products.availability.get', { productId, upcs: [upc], storeId })
  const state = answer.ok ? answer.value.items[0]?.state : undefined
  return state === undefined ? undefined : state !== 'out'
}

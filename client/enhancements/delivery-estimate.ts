import { deliveryEstimateText } from '#src/shop/product/model/delivery-estimate.ts'
import { browserCommerce } from '#src/visitor/browser-commerce.ts'

import { errorText, pageLanguage } from '../document/language.ts'
import { pageLocale } from '../document/page-locale.ts'

/** When a product would be at a postal code, in the page's words; or why that cannot be said. */
export async function deliveryEstimateAt(
  productId: string,
  postalCode: string,
): Promise<{ ok: boolean; text: string }> {
  const commerce = browserCommerce(pageLocale())
  const answer = await commerce('products.inventory.get', { productId, postalCode })
  if (!answer.ok) return { ok: false, text: await errorText(answer.code, answer.detail) }
  const { delivery } = answer.value
  return { ok: true, text: delivery === undefined ? '' : deliveryEstimateText(await pageLanguage(), delivery) }
}

import { createBrowserClient } from '#src/commerce/browser.ts'
import { locales } from '#src/language/locales.ts'
import { arrivalText } from '#src/shop/product/model/arrival.ts'

import { errorText, pageLanguage } from '../language.ts'
import { pageLocale } from '../page-locale.ts'

/** When a product would be at a postal code, in the page's words; or why that cannot be said. */
export async function arrivalAt(productId: string, postalCode: string): Promise<{ ok: boolean; text: string }> {
  const commerce = createBrowserClient(locales[pageLocale()].callLocale)
  const answer = await commerce('products.inventory.get', { productId, postalCode })
  if (!answer.ok) return { ok: false, text: await errorText(answer.code, answer.detail) }
  const { delivery } = answer.value
  return { ok: true, text: delivery === undefined ? '' : arrivalText(await pageLanguage(), delivery) }
}

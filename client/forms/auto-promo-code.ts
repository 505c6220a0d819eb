import { autoPromoCookie, promotionName } from '#src/shop/cart/model/approaching.ts'
import { isAllowedHere } from '#src/visitor/consent-here.ts'

import { pageLocale } from '../document/page-locale.ts'

/** Seconds for which the code of a link is remembered: thirty days. */
const lifetime = 2_592_000

/** Remembers the code of a link until there is a cart to use it in (R070). */
export async function keepAutoPromoCode(): Promise<void> {
  const code = new URLSearchParams(location.search).get('autoPromoCode') ?? ''
  if (promotionName.test(code) && (await isAllowedHere('functional', pageLocale())))
    document.cookie = `${autoPromoCookie}=${code}; path=/; max-age=${lifetime}; SameSite=Lax; Secure`
}

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CallName, InputOf } from '#src/commerce/calls/index.ts'
import type { Commerce, CommerceResult } from '#src/commerce/client.ts'
import { commandPath } from '#src/kit/command-path.ts'
import { ok } from '#src/kit/result.ts'
import type { Locale } from '#src/language/locales.ts'

import { sendPastBotProtection } from '../forms/bot-protection.ts'
import { beginAgain, showNotice } from '../forms/outcome.ts'
import { visitCartCount } from './cart-count.ts'

/** The cart made anew with what was in it; nothing when that failed. */
async function restoredCart(locale: Locale): Promise<Cart | undefined> {
  const answer = await sendPastBotProtection(commandPath(locale, 'cart', 'look'), {})
  if (!answer.ok) return undefined
  if (answer.notice !== undefined) void showNotice(answer.notice)
  return answer.value as Cart
}

/**
 * The platform as islands and dialogs ask it. A cart that is gone while something should be in it is made anew and read
 * (R166); a session whose customer is gone says so and loads the page again (R167).
 */
export const recoveringCommerce =
  (commerce: Commerce, locale: Locale): Commerce =>
  async <Name extends CallName>(name: Name, input: InputOf<Name>): Promise<CommerceResult<Name>> => {
    const result = await commerce(name, input)
    if (result.ok) return result
    if (result.code === 'AUT498') void beginAgain()
    if (name !== 'cart.cart.get' || result.code !== 'BSK404' || visitCartCount() === 0) return result
    const cart = await restoredCart(locale)
    return cart === undefined ? result : (ok(cart) as CommerceResult<Name>)
  }

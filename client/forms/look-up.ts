import { commandPath } from '#src/kit/command-path.ts'

import { sendPastBotProtection } from './bot-protection.ts'
import { forgetPresses } from './command.ts'
import { showAnew } from '../navigation/go-to.ts'
import { pageLanguage } from '../document/language.ts'
import { pageLocale } from '../document/page-locale.ts'
import { showsCart } from '../visitor/tabs.ts'
import { toast } from '../document/toasts.ts'

/**
 * The answer to a change of the cart was lost on its way to the browser: the cart is read and shown as it is (O5). From
 * here on a press is a new one, because who presses knows what became of the last.
 */
export async function showCartAsItIs(): Promise<void> {
  const answer = await sendPastBotProtection(commandPath(pageLocale(), 'cart', 'look'), {})
  if (!answer.ok) return
  forgetPresses()
  if (showsCart()) showAnew()
  const { t } = await pageLanguage()
  await toast(t('cart.looked-up'))
}

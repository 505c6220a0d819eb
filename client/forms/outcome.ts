import type { Notice } from '#src/shop/command-answer.ts'

import { pageLanguage } from '../document/language.ts'
import { toast } from '../document/toasts.ts'

// Everything that shows an outcome is one lazy file, because each lazy file's name adds to the first script of every
// page.
export { heedPersonFrame } from '#src/ui/forms/person-frame.ts'
export { pastBotProtection } from './bot-protection.ts'
export { showCartAsItIs } from './look-up.ts'
export { beginAgain, showRefusal } from './refusals.ts'
export { toast } from '../document/toasts.ts'

/** Shows a command's notice. */
export async function showNotice({ key, values }: Notice): Promise<void> {
  const { t } = await pageLanguage()
  return toast(t(key, values))
}

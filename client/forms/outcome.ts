import type { Notice } from '#src/shop/command.ts'

import { pageLanguage } from '../document/language.ts'
import { toast } from './toasts.ts'

// What becomes of a command is said by parts that are fetched when there is something to say: in one file, because each
// name of a file stands in every page's first script.
export { showCartAsItIs } from './look-up.ts'
export { showRefusal } from './refusals.ts'
export { toast } from './toasts.ts'

/** What a command said in passing. */
export async function say({ key, values }: Notice): Promise<void> {
  const { t } = await pageLanguage()
  return toast(t(key, values))
}

import '#src/shop/cart/dialogs/mini-cart/mini-cart.tsx'
import { cartChanged } from '#src/kit/events.ts'
import { predictCart } from '#src/shop/use-cart.ts'

import type { Mount } from '../mount/mount.ts'
import { latestAnswer } from '../forms/command.ts'
import '../dialogs/open-dialog.tsx'
import { pageLocale } from '../document/page-locale.ts'
import { wholeSheet } from '../document/style-sheets.ts'
import '../forms/outcome.ts'

const foretell = (answer: unknown) => predictCart(pageLocale(), answer)
const onChange = (event: Event) => foretell((event as CustomEvent<unknown>).detail)

/**
 * Preloads what the form will open while the shopper still chooses a size: the mini cart, its texts, and the code that
 * shows the answered cart.
 */
export const mount: Mount = () => {
  void wholeSheet()
  addEventListener(cartChanged, onChange)
  // A press may have been answered before this code was fetched.
  foretell(latestAnswer())
  return () => removeEventListener(cartChanged, onChange)
}

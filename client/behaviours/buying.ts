import '#src/shop/cart/dialogs/mini-cart/mini-cart.tsx'
import { cartChanged } from '#src/kit/events.ts'
import { predictCart } from '#src/shop/use-cart.ts'

import type { Mount } from '../mount/mount.ts'
import { latestAnswer } from '../forms/command.ts'
import '../dialogs/follow-hash.ts'
import { renderAhead } from '../dialogs/open-dialog.tsx'
import { pageLocale } from '../document/page-locale.ts'
import '../forms/outcome.ts'

const foretell = (answer: unknown) => predictCart(pageLocale(), answer)
const onChange = (event: Event) => foretell((event as CustomEvent<unknown>).detail)

/**
 * Preloads what the form will open while the shopper still chooses a size, and renders it where nobody sees it: the mini
 * cart, its texts, its style, and the code that shows the answered cart.
 */
export const mount: Mount = () => {
  addEventListener(cartChanged, onChange)
  // A press may have been answered before this code was fetched.
  foretell(latestAnswer())
  // Where it cannot be had, the press says so.
  const miniCart = renderAhead({ frame: 'panel', name: 'mini-cart', argument: undefined }).catch(() => undefined)
  return () => {
    removeEventListener(cartChanged, onChange)
    void miniCart.then(letGo => letGo?.())
  }
}

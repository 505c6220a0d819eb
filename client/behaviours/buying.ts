import '#src/shop/cart/dialogs/mini-cart.tsx'
import { foretellCart } from '#src/shop/use-cart.ts'

import type { Behaviour } from '../behaviours.ts'
import { cartChanged } from '../cart-count.ts'
import { latestAnswer } from '../command.ts'
import '../open-dialog.tsx'
import { pageLocale } from '../page-locale.ts'
import { wholeSheet } from '../whole-sheet.ts'
import '../toasts.ts'

/**
 * What the button of a form that buys is going to open comes while the choice is still being made: the mini cart, its
 * words, and what it needs to show the cart that the answer brings.
 */
export const behaviour: Behaviour = {}

void wholeSheet()
const foretell = (answer: unknown) => foretellCart(pageLocale(), answer)
addEventListener(cartChanged, event => foretell((event as CustomEvent<unknown>).detail))
// Who pressed at once was answered before this code was here.
foretell(latestAnswer())

import '#src/shop/cart/dialogs/mini-cart.tsx'
import { predictCart } from '#src/shop/use-cart.ts'

import type { Behaviour } from './registry.ts'
import { cartChanged } from '../visitor/cart-count.ts'
import { latestAnswer } from '../forms/command.ts'
import '../dialogs/open-dialog.tsx'
import { pageLocale } from '../document/page-locale.ts'
import { wholeSheet } from '../document/whole-sheet.ts'
import '../forms/toasts.ts'

/**
 * What the button of a form that buys is going to open comes while the choice is still being made: the mini cart, its
 * words, and what it needs to show the cart that the answer brings.
 */
export const behaviour: Behaviour = {}

void wholeSheet()
const foretell = (answer: unknown) => predictCart(pageLocale(), answer)
addEventListener(cartChanged, event => foretell((event as CustomEvent<unknown>).detail))
// Who pressed at once was answered before this code was here.
foretell(latestAnswer())

// Events between parts of a page, in React or not. They are dispatched on `window`, except those of a form.

/** Something about the cart changed, here or in another tab; the detail is what the command was answered with, if any was. */
export const cartChanged = 'fellholm:cart'

/** Sent at a form when its command has been answered, with the answer as its detail; it bubbles. */
export const commandAnswered = 'fellholm:answered'

/** A dialog stands open. */
export const dialogShown = 'fellholm:dialog'

/** More of a list was put into it, or something else into its place. */
export const moreShown = 'fellholm:more'

/** A sign-in or sign-out, here or in another tab. */
export const shopperChanged = 'fellholm:shopper'

/** A sign-in or sign-out in another tab. */
export const shopperElsewhere = 'fellholm:shopper-elsewhere'

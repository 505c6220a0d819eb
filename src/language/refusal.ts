/** Where a refusal is said (D21): at the field, at the line of the cart, above the form, or in a toast that stays (D35). */
export type RefusalSlot = 'input' | 'item' | 'top' | 'toast'

/** How the refusal is resolved: by the shopper, or by the store before it is shown. */
export type Recovery =
  | 'correct' // what was entered
  | 'choose' // something else: another card, way or quantity
  | 'remove' // what cannot be had
  | 'review' // what has changed, then go on
  | 'retry' // the same once more
  | 'wait' // and then retry
  | 'sign-in'
  | 'recreate-cart' // done by the store: what was in it is put into a new one
  | 'reload' // done by the store after a moment
  | 'write' // to customer service

/** The step of the checkout at which something is mended. */
export type MendingStep = 'shipping' | 'billing' | 'summary'

export type Refusal = {
  readonly place: RefusalSlot
  readonly recovery: Recovery
  /** The field at fault, as forms name it; the refusal's own detail may name another. */
  readonly field?: string
  readonly step?: MendingStep
}

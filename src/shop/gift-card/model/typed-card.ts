import * as v from 'valibot'

/** As the platform has it: blanks, dashes and case are how people copy what is printed on a card. */
const asPrinted = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(text => text.replaceAll(/[\s-]/g, '').toUpperCase()),
    v.maxLength(most),
  )

/** The number of a gift or reward card, or a reward's code, as somebody typed it. */
export const cardNumber = asPrinted(32)

/** The PIN beside it; empty where a card has none. */
export const cardPin = v.optional(asPrinted(8), '')

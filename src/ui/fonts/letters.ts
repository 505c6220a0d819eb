const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** Characters of English texts: ASCII, typographic punctuation, and common signs, the minus of −5 °C among them. */
export const english = `${range(0x20, 0x7e)}\u00a0£©°·×–—‘’“”‹›•…€™−`

/** Further characters of other languages and prices: Latin-1, French œ, quotation marks, signs. */
export const others = `${range(0xa1, 0xff)}Œœ‚„\u2009\u202f`.replaceAll(/[£©°·×]/g, '')

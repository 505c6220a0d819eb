/** Sent when a page that is on the screen has got more products. */
export const moreShown = 'fellholm:more'

/**
 * The views in which a page is looked at: width in pixels, and colours. Between them each width and each colour is seen; what
 * is drawn anew at a width takes its colours from the same tokens.
 */
export const views = [
  [390, 'dark'],
  [1440, 'light'],
] as const

/** The views in which a page is looked at: width in pixels, and colours. */
export const views = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const

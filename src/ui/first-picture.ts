/** A drawing and no photograph: an SVG, by the end of its address. */
const isDrawing = (src: string): boolean => /\.svg(?:[?#]|$)/.test(src)

/**
 * Whether a page asks for its first picture ahead of all else. A drawing waits until the page is laid out: browsers make
 * a document of it on the thread that paints, so that it would hold the first paint up and be seen no sooner.
 */
export const isFetchedAhead = (src: string): boolean => !isDrawing(src)

/** The attributes of the first picture of a page. */
export const firstPicture = (src: string) =>
  isFetchedAhead(src) ? ({ fetchPriority: 'high', loading: 'eager' } as const) : ({ loading: 'lazy' } as const)

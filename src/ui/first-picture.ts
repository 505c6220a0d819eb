/** A drawing and no photograph: an SVG, by the end of its address. */
const isDrawing = (src: string): boolean => /\.svg(?:[?#]|$)/.test(src)

/**
 * Whether a page asks for its first picture ahead of all else. A drawing is asked for in its turn: browsers make a document
 * of it on the thread that paints, so that it would hold the first paint up and be seen no sooner.
 */
export const isFetchedAhead = (src: string): boolean => !isDrawing(src)

/**
 * The attributes of the first picture of a page. A drawing's priority is low, without which React would name it in the head all
 * the same; it is not lazy, because a page that the browser makes ready would be opened without it.
 */
export const firstPicture = (src: string) =>
  ({ fetchPriority: isFetchedAhead(src) ? 'high' : 'low', loading: 'eager' }) as const

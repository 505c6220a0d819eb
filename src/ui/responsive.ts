/** A picture that may come in several widths. */
type Widths = { readonly srcset?: string | undefined }

/** How wide pictures are shown: `sizes` of HTML, by where they stand. */
const places = {
  card: '(min-width: 75rem) 21rem, (min-width: 48rem) 30vw, 46vw',
  wide: '(min-width: 75rem) 43rem, (min-width: 48rem) 62vw, 94vw',
  gallery: '(min-width: 64rem) 30rem, 88vw',
  line: '7rem',
  thumb: '5rem',
} as const
export type PicturePlace = keyof typeof places

/** The attributes by which a browser takes the width that a place needs; none for a picture that comes in one. */
export const responsive = ({ srcset }: Widths, place: PicturePlace) =>
  srcset === undefined ? {} : { srcSet: srcset, sizes: places[place] }

/** A picture's address in the smallest width of at least so many pixels, where it comes in several; else its own. */
export function addressFrom({ src, srcset }: Widths & { readonly src: string }, least: number): string {
  const known = srcset?.split(', ').map(one => one.split(' ')) ?? []
  return known.find(([, width = '']) => Number.parseInt(width, 10) >= least)?.[0] ?? src
}

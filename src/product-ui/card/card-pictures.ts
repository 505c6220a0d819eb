import type { ProductCard } from '#src/commerce/calls/catalogue/product-shapes.ts'

const fileOf = (src: string) => src.slice(src.lastIndexOf('/') + 1)

/**
 * `src` as seen from the picture `from`: what both begin with is left out, where both are paths; and so is the name of a
 * file in another folder, when both have the same.
 */
function seenFrom(from: string, src: string): string {
  if (!from.startsWith('/') || !src.startsWith('/')) return src
  const [folders, parts] = [from.split('/').slice(0, -1), src.split('/')]
  const differs = folders.findIndex((folder, index) => folder !== parts[index])
  const shared = differs === -1 ? folders.length : differs
  // With nothing in common it is as long as it was.
  if (shared < 2) return src
  const seen = '../'.repeat(folders.length - shared) + parts.slice(shared).join('/')
  const name = fileOf(from)
  return seen.endsWith(`/${name}`) ? seen.slice(0, -name.length) : seen
}

/**
 * Where the other pictures of a card are, as seen from its first: `data-pictures`, addresses between spaces, the back
 * first, which may be none. Nothing when there is no other picture.
 */
export function cardPictures(first: string, others: readonly (string | undefined)[]): string | undefined {
  const known = others.map(src => (src === undefined ? '' : seenFrom(first, src.replaceAll(' ', '%20'))))
  return known.some(src => src !== '') ? known.join(' ') : undefined
}

/** The addresses that `cardPictures` wrote, made whole again; `first` is a whole address. */
export function readCardPictures(first: string, others: string): { readonly back?: string; readonly colors: string[] } {
  const [back, ...colors] = others
    .split(' ')
    .map(src => src && new URL(src.endsWith('/') ? src + fileOf(first) : src, first).href)
  return { colors, ...(back !== undefined && back !== '' && { back }) }
}

/** The picture of a list that is fetched ahead: that of its first card. */
export function firstPictureOf([card]: readonly ProductCard[]) {
  const image = card?.colors[0]?.image
  return image && ({ ...image, place: 'card' } as const)
}

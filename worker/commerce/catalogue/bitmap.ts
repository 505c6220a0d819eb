/** A set of positions, 32 to a word; counting an intersection of 2,400 products is 75 additions. */
export type Bitmap = Uint32Array

export const emptyBitmap = (size: number): Bitmap => new Uint32Array(Math.ceil(size / 32))

/** The set of every position below `size`. */
export function fullBitmap(size: number): Bitmap {
  const bitmap = emptyBitmap(size)
  for (let position = 0; position < size; position += 1) add(bitmap, position)
  return bitmap
}

export function add(bitmap: Bitmap, position: number): void {
  const word = position >>> 5
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (position & 31))
}

export const has = (bitmap: Bitmap, position: number): boolean =>
  ((bitmap[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0

export const intersection = (a: Bitmap, b: Bitmap): Bitmap => a.map((word, index) => word & (b[index] ?? 0))

export const union = (a: Bitmap, b: Bitmap): Bitmap => a.map((word, index) => word | (b[index] ?? 0))

export const without = (a: Bitmap, b: Bitmap): Bitmap => a.map((word, index) => word & ~(b[index] ?? 0))

/** Bits set in a word (Hacker's Delight 5-1). */
function bits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export const size = (bitmap: Bitmap): number => bitmap.reduce((total, word) => total + bits(word), 0)

/** How many positions `a` and `b` share, without building their intersection. */
export function overlap(a: Bitmap, b: Bitmap): number {
  let total = 0
  for (let index = 0; index < a.length; index += 1) total += bits((a[index] ?? 0) & (b[index] ?? 0))
  return total
}

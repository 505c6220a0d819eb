/** Most that a photograph may hold, in bytes, and how many a review may have (D65). */
export const photoBounds = { bytes: 1_500_000, count: 4 } as const

/** Photographs that browsers of every kind show, by their media types. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof photoTypes)[number]

const beginsWith = (bytes: Uint8Array, at: number, ...values: readonly number[]) =>
  values.every((value, index) => bytes[at + index] === value)

/** What a photograph is by its first bytes, whatever it is called; undefined for what is none. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  if (beginsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (beginsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  const isWebp = beginsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && beginsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50)
  return isWebp ? 'image/webp' : undefined
}

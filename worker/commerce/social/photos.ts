import type { SocialMedia, SocialStream } from '#src/commerce/calls/social.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'

/** The stream that holds everything. */
export const everyone = 'everyone'

/** A photo with the streams it runs in. */
export type Photo = SocialMedia & { readonly streams: readonly string[] }

/** The photos shoppers have shared of what is in the catalogue, the newest first. */
export type PhotosOf = (catalogue: Catalogue, language: LanguageCode) => readonly Photo[]

/** The streams of a gallery, the fullest first. */
export function streamsOf(gallery: readonly Photo[]): SocialStream[] {
  const counts = new Map<string, number>()
  for (const { streams } of gallery) for (const stream of streams) counts.set(stream, (counts.get(stream) ?? 0) + 1)
  return [...counts]
    .map(([id, mediaCount]) => ({ id, name: id.replaceAll('-', ' '), mediaCount }))
    .toSorted((a, b) => b.mediaCount - a.mediaCount || a.id.localeCompare(b.id))
}

/** A photo as the service shows it. */
export const mediaOf = ({ id, caption, author, createdAt, image, productIds, categories }: Photo): SocialMedia => ({
  id,
  caption,
  author,
  createdAt,
  image,
  productIds,
  categories,
})

import type { ContentItem } from '#src/commerce/calls/content.ts'
import { ownValue } from '#src/kit/own-value.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { showcased } from './features.ts'
import { categoryName, categoryPath, seeCategory } from './links.ts'
import { scene } from './scene.ts'
import { contentItem } from './stored.ts'

/** Categories shown one by one: `/cms/showcase`. */
const showcases: Readonly<Record<string, readonly string[]>> = {
  jackets: ['womens-jackets', 'mens-jackets'],
  footwear: ['footwear'],
  camp: ['tents', 'sleeping-bags', 'camp-kitchen'],
}

export function showcaseOf(docType: string, language: LanguageCode): ContentItem[] | undefined {
  if (docType === 'sections') return showcased(language)
  const ids = ownValue(showcases, docType)
  return ids?.map((id, index) => {
    const title = categoryName(id, language)
    return contentItem('hero', `showcase-${id}`, {
      title,
      text: title,
      ink: 'light',
      wide: scene('camp', 'dusk', 60 + index, 'wide', title),
      tall: scene('camp', 'dusk', 60 + index, 'tall', title),
      action: { label: seeCategory(id, language), href: categoryPath(id, language) },
    })
  })
}

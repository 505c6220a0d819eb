import type { ContentItem, ContentSection } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { words, type Words } from '../../words/text.ts'
import { categoryPath, seeCategory } from './links.ts'
import { contentItem } from './stored.ts'

export type BannerGround = 'pine' | 'ember' | 'paper'

/** A sentence on a ground, which leads to a category. */
export const banner = (
  id: string,
  said: Words,
  category: string,
  language: LanguageCode,
  ground: BannerGround = 'paper',
): ContentItem =>
  contentItem('banner', id, {
    text: words(...said)[language],
    ground,
    action: { label: seeCategory(category, language), href: categoryPath(category, language) },
  })

export const section = (name: string, ...items: ContentItem[]): ContentSection => ({ name, items })

import type { ContentItem } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'
import type { Picture, SectionData, SectionType } from '#src/sections/model/sections.ts'
import type { PageKind, StoredContentPage } from '#worker/commerce/content/site-content.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

/** A section whose data has the shape of its type. */
export const contentItem = <Type extends SectionType>(
  type: Type,
  id: string,
  data: SectionData<Type>,
): ContentItem => ({
  type,
  id,
  data: { ...data },
})

/** Running text: a heading and its paragraphs. */
export const running = (id: string, title: string, paragraphs: readonly string[]): ContentItem => ({
  type: 'text',
  id,
  data: { title, paragraphs },
})

/** A page as its table has it: words in five languages, and what it shows. */
export type PageRow = {
  readonly name: string
  readonly kind: PageKind
  readonly href: string
  readonly parent?: string
  readonly title: LocalText
  readonly description: LocalText
  readonly picture?: (language: LanguageCode) => Picture
  readonly items: (language: LanguageCode) => readonly ContentItem[]
  /** When it appears, `YYYY-MM-DD`; at once when not said. */
  readonly from?: string
}

/** A page in one language. */
export const storedPage = (row: PageRow, language: LanguageCode): StoredContentPage => ({
  name: row.name,
  kind: row.kind,
  href: row.href,
  ...(row.parent === undefined ? {} : { parent: row.parent }),
  ...(row.picture === undefined ? {} : { picture: row.picture(language) }),
  ...(row.from === undefined ? {} : { from: Date.parse(row.from) }),
  title: row.title[language],
  description: row.description[language],
  sections: [{ name: 'main', items: [...row.items(language)] }],
})

import type { LanguageCode } from '#src/language/locales.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { words, type Words } from '../../../words/text.ts'
import { scene, type SceneLight, type SceneName } from '../scene.ts'
import { contentItem, type PageRow } from '../stored.ts'

type Chapter = { readonly title: LocalText; readonly text: LocalText }

export type Article = {
  readonly name: string
  readonly title: LocalText
  readonly description: LocalText
  readonly landscape: readonly [SceneName, SceneLight, number]
  /** Words for those who do not see the picture. */
  readonly alt: LocalText
  readonly chapters: readonly Chapter[]
  readonly from?: string
}

export const chapter = (title: Words, text: Words): Chapter => ({ title: words(...title), text: words(...text) })

/** Where a chapter's picture stands, in turn. */
const sides = ['end', 'start'] as const

/** An article as a page of content: a picture beside each chapter. */
export function articleRow({ name, title, description, landscape, alt, chapters, from }: Article): PageRow {
  const [land, light, seed] = landscape
  const picture = (language: LanguageCode) => scene(land, light, seed, 'wide', alt[language])
  return {
    name,
    kind: 'article',
    href: `/articles/${name}`,
    parent: 'articles',
    title,
    description,
    picture,
    ...(from === undefined ? {} : { from }),
    items: language =>
      chapters.map((told, index) =>
        contentItem('story', `${name}-${index + 1}`, {
          title: told.title[language],
          paragraphs: [told.text[language]],
          picture: scene(land, light, seed + index, 'square', alt[language]),
          side: sides[index % 2] ?? 'end',
        }),
      ),
  }
}

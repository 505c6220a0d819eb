import type { LanguageCode } from '#src/language/locales.ts'

import { contentItem, type PageRow } from '../pages/stored.ts'
import { jacketFinder } from './jacket.ts'
import { bootFinder } from './boot.ts'
import { packFinder } from './pack.ts'
import { tentFinder } from './tent.ts'
import type { FinderRow, FinderOption, OptionRow } from './finder-row.ts'

/** The finders of the store, in the order in which menus name them. */
const finders: readonly FinderRow[] = [jacketFinder, bootFinder, packFinder, tentFinder]

const optionIn =
  (language: LanguageCode) =>
  ({ value, label, meaning }: OptionRow): FinderOption => ({ value, label: label[language], ...meaning })

/** A page for each finder: `/finder/jacket`. */
export const finderRows: readonly PageRow[] = finders.map(({ slug, title, description, questions }) => ({
  name: `${slug}-finder`,
  kind: 'page',
  href: `/finder/${slug}`,
  title,
  description,
  items: language => [
    contentItem('finder', `${slug}-finder`, {
      title: title[language],
      slug,
      questions: questions.map(({ name, title: asks, options }) => ({
        name,
        title: asks[language],
        options: options.map(optionIn(language)),
      })),
    }),
  ],
}))

export const finderSlugs = ['jacket', 'boot', 'pack', 'tent'] as const
export type FinderSlug = (typeof finderSlugs)[number]

/** The way to a finder, as menus and footer have it. */
export function finderLink(slug: FinderSlug, language: LanguageCode): { label: string; href: `/${string}` } {
  const row = finders.find(one => one.slug === slug)
  if (row === undefined) throw new Error(`no finder is called ${slug}`)
  return { label: row.title[language], href: `/finder/${slug}` }
}

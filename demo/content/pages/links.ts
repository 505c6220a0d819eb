import type { LanguageCode } from '#src/language/locales.ts'

import { categories, shortCategoryNames } from '../../catalogue/tables/categories.ts'

const byId = new Map(categories.map(category => [category.id, category]))

function found(id: string) {
  const category = byId.get(id)
  if (category === undefined) throw new Error(`No category "${id}": name one of the ids in tables/categories.ts.`)
  return category
}

/** The path of a category in the words of a language. */
export const categoryPath = (id: string, language: LanguageCode): string => `/c/${found(id).slug[language]}`

export const categoryName = (id: string, language: LanguageCode): string =>
  shortCategoryNames.get(id)?.[language] ?? found(id).name[language]

const looking: Readonly<Record<LanguageCode, (name: string) => string>> = {
  en: name => `Shop ${name.toLowerCase()}`,
  es: name => `Ver ${name.toLowerCase()}`,
  fr: name => `Voir\u00a0: ${name}`,
  de: name => `${name} ansehen`,
  it: name => `Scopri ${name.toLowerCase()}`,
}

/** What a link to a category says: where it leads. */
export const seeCategory = (id: string, language: LanguageCode): string => looking[language](categoryName(id, language))

export const childrenOf = (id: string): string[] =>
  categories.filter(({ parent }) => parent === id).map(category => category.id)

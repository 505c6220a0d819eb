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

export const childrenOf = (id: string): string[] =>
  categories.filter(({ parent }) => parent === id).map(category => category.id)

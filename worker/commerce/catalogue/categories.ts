import type { Category, CategoryNode } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { CategoryLink } from '#src/commerce/calls/shapes.ts'
import { languages, type LanguageCode } from '#src/language/locales.ts'

import type { SeedCategory } from '../seed/products.ts'
import { add, emptyBitmap, union, type Bitmap } from './bitmap.ts'
import type { CatalogueProduct } from './product.ts'

/** The category tree, with the products of each category and everything below it. */
export type Categories = {
  /** In the order shown. */
  readonly all: readonly SeedCategory[]
  readonly find: (idOrSlug: string) => SeedCategory | undefined
  readonly productsOf: (id: string) => Bitmap
  /** From the root to the category itself. */
  readonly trail: (id: string, language: LanguageCode) => CategoryLink[]
  readonly describe: (category: SeedCategory, language: LanguageCode) => Category
  readonly tree: (language: LanguageCode) => CategoryNode[]
}

const linkOf = ({ id, slug, name }: SeedCategory, language: LanguageCode): CategoryLink => ({
  id,
  slug: slug[language],
  name: name[language],
})

/** Index over categories given in the order shown; a category is found by its id or its slug in any language. */
export function indexCategories(
  categories: readonly SeedCategory[],
  products: readonly CatalogueProduct[],
): Categories {
  const byId = new Map(categories.map(category => [category.id, category]))
  const byName = new Map<string, SeedCategory>()
  for (const category of categories) for (const language of languages) byName.set(category.slug[language], category)
  const childrenOf = (parent: string | undefined) => categories.filter(category => category.parent === parent)
  const own = new Map(categories.map(({ id }) => [id, emptyBitmap(products.length)]))
  for (const { categoryIds, position } of products)
    for (const id of categoryIds) {
      const bitmap = own.get(id)
      if (bitmap !== undefined) add(bitmap, position)
    }
  const withDescendants = new Map<string, Bitmap>()
  const gather = (id: string): Bitmap => {
    const gathered = childrenOf(id).reduce(
      (sum, child) => union(sum, gather(child.id)),
      own.get(id) ?? emptyBitmap(products.length),
    )
    withDescendants.set(id, gathered)
    return gathered
  }
  for (const root of childrenOf(undefined)) gather(root.id)

  const lineage = (id: string | undefined): SeedCategory[] => {
    const category = id === undefined ? undefined : byId.get(id)
    return category === undefined ? [] : [...lineage(category.parent), category]
  }
  const links = (list: readonly SeedCategory[], language: LanguageCode) => list.map(one => linkOf(one, language))
  const node = (category: SeedCategory, language: LanguageCode): CategoryNode => ({
    ...linkOf(category, language),
    slugs: category.slug,
    children: childrenOf(category.id).map(child => node(child, language)),
  })

  return {
    all: categories,
    find: idOrSlug => byId.get(idOrSlug) ?? byName.get(idOrSlug.toLowerCase()),
    productsOf: id => withDescendants.get(id) ?? emptyBitmap(products.length),
    trail: (id, language) => links(lineage(id), language),
    describe: (category, language) => ({
      ...linkOf(category, language),
      slugs: category.slug,
      description: category.description[language],
      trail: links(lineage(category.parent), language),
      children: links(childrenOf(category.id), language),
    }),
    tree: language => childrenOf(undefined).map(root => node(root, language)),
  }
}

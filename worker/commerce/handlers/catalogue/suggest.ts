import type { AnswerOf } from '#src/commerce/calls/index.ts'

import { has } from '../../catalogue/bitmap.ts'
import { popularSearches } from '../../search/shortcuts.ts'
import { searchFor } from '../../search/search.ts'
import { folded } from '../../search/words.ts'
import { imageOf } from '../../catalogue/views.ts'
import type { Context } from '../../context.ts'
import { searchArticles } from '../../content/search.ts'

type Suggestions = AnswerOf<'products.suggestions.list'>

/** Categories with a word that begins as the last word typed. */
function categoriesFor({ catalogue, language }: Context, q: string, count: number): Suggestions['categories'] {
  const beginning = folded(q.trim().split(/\s+/).at(-1) ?? '')
  return catalogue()
    .categories.all.filter(({ name }) => ` ${folded(name[language])}`.includes(` ${beginning}`))
    .slice(0, count)
    .map(({ id, slug, name }) => ({ id, slug: slug[language], name: name[language] }))
}

/** Products with a picture of each: in a colour that was asked for, if it has one. */
function productsFor(
  context: Context,
  positions: readonly number[],
  families: readonly string[],
  count: number,
): Suggestions['products'] {
  const catalogue = context.catalogue()
  const { products, currency } = catalogue
  return positions.slice(0, count).flatMap(position => {
    const product = products[position]
    const color = product?.colors.find(({ family }) => families.includes(family)) ?? product?.colors[0]
    if (product === undefined || color === undefined) return []
    const { lowCurrent, lowOriginal } = product.prices
    return {
      id: product.id,
      slug: product.path,
      name: product.name[context.language],
      image: imageOf(catalogue, product, color, 'front', context.language),
      currency,
      lowCurrent,
      lowOriginal,
    }
  })
}

/** Suggestions for the typed text; popular searches when it is empty. */
export function suggest(context: Context, q: string, count: number): Suggestions {
  const popular = [...popularSearches[context.language]]
  if (q === '') return { products: [], total: 0, categories: [], articles: [], popular }
  const {
    positions: all,
    left,
    understood,
    meant: { chosen },
  } = searchFor({ ...context, catalogue: context.catalogue() }, q)
  const positions = all.filter(position => has(left, position))
  const words = understood.relaxedQuery ?? understood.correctedQuery ?? q
  const asked = { locale: context.locale, mode: 'publish', now: context.now() } as const
  return {
    ...understood,
    products: productsFor(context, positions, chosen.get('color') ?? [], count),
    total: positions.length,
    categories: categoriesFor(context, words, count),
    articles: searchArticles(context.content, asked, words)
      .items.slice(0, count)
      .map(({ slug, title, href }) => ({ slug, title, href })),
    popular: popular.filter(term => folded(term).startsWith(folded(q))),
  }
}

import type { LanguageCode } from '#src/language/locales.ts'

import { add, has, intersection, size, without, type Bitmap } from '../catalogue/bitmap.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { narrowedBySku } from '../catalogue/narrow-skus.ts'
import { rangeId } from '../catalogue/price-ranges.ts'
import type { SkuFacet } from '../catalogue/skus.ts'
import type { QueryFilter } from './parse-query.ts'
import { collectionWords, wearerWords, wearers, type WearerGroup } from './query-words.ts'
import { folded } from './words.ts'

/** Products that remain after the filters that the words name. */
export type Narrowed = {
  /** For whom it was said, how large and on which collection: products before any facet narrows them. */
  readonly set: Bitmap
  /** Those that match every filter. */
  readonly left: Bitmap
  /** The facets that words chose, with the ids of their values. */
  readonly chosen: ReadonlyMap<SkuFacet, readonly string[]>
  /** Filters that would have left nothing; they were not heeded. */
  readonly unheeded: readonly QueryFilter[]
}

/** The products of the first category at the root of the tree that is called so in English. */
function ofRoot({ categories }: Catalogue, pattern: string): Bitmap | undefined {
  const whole = new RegExp(`^(?:${pattern})$`, 'u')
  const root = categories.all.find(({ parent, name }) => parent === undefined && whole.test(folded(name.en)))
  return root && categories.productsOf(root.id)
}

const madeFor = (catalogue: Catalogue, wearer: WearerGroup): Bitmap | undefined =>
  ofRoot(catalogue, wearerWords.en[wearer] ?? wearer)

/** Products for children alone. They come last in a search that does not name children. */
export const madeForKids = (catalogue: Catalogue): Bitmap | undefined => madeFor(catalogue, 'kids')

/** Products that somebody may wear: those made for them, and those for everybody. Children have products of their own. */
function wornBy(catalogue: Catalogue, wearer: WearerGroup, set: Bitmap): Bitmap {
  const own = madeFor(catalogue, wearer)
  if (own === undefined) return set
  if (wearer === 'kids') return intersection(set, own)
  const others = wearers.filter(other => other !== wearer).flatMap(other => madeFor(catalogue, other) ?? [])
  return others.reduce((left, other) => without(left, without(other, own)), set)
}

/** A size's words and numbers: `US 8.5` has one number. */
const wordsOfSize = (name: string): readonly string[] =>
  folded(name)
    .replaceAll(',', '.')
    .match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []

/** The sizes of some products that are called so, each product in its own system. */
function sizesCalled({ products }: Catalogue, set: Bitmap, said: string, language: LanguageCode): string[] {
  const sizes = products.filter(({ position }) => has(set, position)).flatMap(product => product.sizes)
  return [...new Set(sizes.filter(({ name }) => wordsOfSize(name[language]).includes(said)).map(({ id }) => id))]
}

/** As far as this from what was asked for, a pack will do. */
const litresNear = 2

/** Products of about so many litres, a number that packs have in their names. */
function holding({ products }: Catalogue, litres: number, set: Bitmap): Bitmap {
  const left: Bitmap = new Uint32Array(set.length)
  for (const { position, name } of products) {
    const numbers = name.en.match(/\b\d+\b/gu) ?? []
    if (has(set, position) && numbers.some(number => Math.abs(Number(number) - litres) <= litresNear))
      add(left, position)
  }
  return left
}

type Asked = { readonly catalogue: Catalogue; readonly language: LanguageCode }

/** The facet that a filter chooses, and the values of it. */
function facetOf(
  { catalogue, language }: Asked,
  filter: QueryFilter,
  set: Bitmap,
): [SkuFacet, readonly string[]] | undefined {
  if (filter.kind === 'price') return ['price', [rangeId([filter.from, filter.to])]]
  if (filter.kind === 'size') return ['size', sizesCalled(catalogue, set, filter.size, language)]
  if (filter.kind !== 'color') return undefined
  const color = catalogue.facets.get('color')?.find(({ name }) => folded(name.en) === filter.family)
  return ['color', color === undefined ? [] : [color.id]]
}

/** The products of whom or where a filter says; undefined where it says nothing of that. */
function setOf({ catalogue }: Asked, filter: QueryFilter, set: Bitmap): Bitmap | undefined {
  if (filter.kind === 'wearer') return wornBy(catalogue, filter.wearer, set)
  if (filter.kind === 'volume') return holding(catalogue, filter.litres, set)
  if (filter.kind !== 'collection') return undefined
  const collection =
    ofRoot(catalogue, collectionWords.en[filter.collection] ?? filter.collection) ??
    ofRoot(catalogue, filter.collection)
  return collection && intersection(set, collection)
}

function heeding(asked: Asked, before: Narrowed, filter: QueryFilter): Narrowed {
  const set = setOf(asked, filter, before.set) ?? before.set
  const [facet, ids] = facetOf(asked, filter, before.left) ?? []
  const chosen =
    facet === undefined || ids === undefined
      ? before.chosen
      : new Map([...before.chosen, [facet, [...(before.chosen.get(facet) ?? []), ...ids]] as const])
  const left = chosen.size === 0 ? set : narrowedBySku(asked.catalogue.skus(), set, { chosen, stocked: undefined })
  const isHeeded = size(left) > 0 && ids?.length !== 0
  return isHeeded ? { ...before, set, chosen, left } : { ...before, unheeded: [...before.unheeded, filter] }
}

/** Whom a thing is for tells more than its colour, and that more than what it costs. */
const order: readonly QueryFilter['kind'][] = ['wearer', 'volume', 'collection', 'color', 'size', 'price']

/** Heeds each filter as long as something is left. */
export function narrow(asked: Asked, found: Bitmap, filters: readonly QueryFilter[]): Narrowed {
  const nothing: Narrowed = { set: found, left: found, chosen: new Map(), unheeded: [] }
  return filters
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .reduce((before, filter) => heeding(asked, before, filter), nothing)
}

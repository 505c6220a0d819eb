import { wearerOf, type Judged } from './judged.ts'
import type { Wanted, WantedProducts } from './wanted.ts'

/** How well a product answers a search: 3 is what was meant, 1 would do, 0 is something else. */
export type Grade = 0 | 1 | 3

function meets(product: Judged, { color, feature, activity, below, above, sizes, name, isReduced }: WantedProducts) {
  return (
    (color === undefined || product.colors.has(color)) &&
    (feature === undefined || product.features.has(feature)) &&
    (activity === undefined || product.activities.has(activity)) &&
    (below === undefined || product.lowest < below * 100) &&
    (above === undefined || product.highest > above * 100) &&
    (sizes === undefined || sizes.some(size => product.sizes.has(size))) &&
    (name === undefined || name.test(product.name)) &&
    (isReduced === undefined || product.isReduced)
  )
}

/** What lacks anything that was asked for is no answer; what is for children is second choice for whoever did not ask. */
export function gradeOf(product: Judged, wanted: WantedProducts): Grade {
  const wearer = wearerOf(product)
  const isOthers = wanted.wearer !== undefined && wearer !== undefined && wearer !== wanted.wearer
  const isType = wanted.types.includes(product.type)
  const isNear = wanted.near?.includes(product.type) === true
  if (isOthers || (!isType && !isNear) || !meets(product, wanted)) return 0
  return isType && (wanted.wearer !== undefined || wearer !== 'kids') ? 3 : 1
}

const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2)

const cumulated = (grades: readonly number[], most: number) =>
  grades.slice(0, most).reduce((sum, grade, at) => sum + gain(grade, at), 0)

/** Normalized discounted cumulative gain (Järvelin and Kekäläinen 2002) of the first ten: 1 where no order is better. */
export function ndcg(found: readonly Grade[], possible: readonly Grade[]): number {
  const best = cumulated(
    possible.toSorted((a, b) => b - a),
    10,
  )
  return best === 0 ? 0 : cumulated(found, 10) / best
}

/** What the store answered a search with. */
export type SearchOutcome = { readonly ids: readonly string[]; readonly redirect: string | undefined }

export type Judgement = { readonly ndcg: number; readonly isEmpty: boolean }

const isPage = (wanted: string | RegExp, path: string | undefined) =>
  path !== undefined && (typeof wanted === 'string' ? wanted === path : wanted.test(path))

/** How well an answer meets what was meant. A page is found or not. */
export function judge(
  products: ReadonlyMap<string, Judged>,
  wanted: Wanted,
  { ids, redirect }: SearchOutcome,
): Judgement {
  const isEmpty = ids.length === 0 && redirect === undefined
  if ('page' in wanted) return { ndcg: Number(isPage(wanted.page, redirect)), isEmpty }
  const grade = (product: Judged | undefined) => (product === undefined ? 0 : gradeOf(product, wanted))
  return {
    ndcg: ndcg(
      ids.map(id => grade(products.get(id))),
      [...products.values()].map(grade),
    ),
    isEmpty,
  }
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

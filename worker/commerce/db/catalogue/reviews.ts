import type { ReviewFit, ReviewHeight, ReviewSort } from '#src/commerce/calls/catalogue/review-shapes.ts'

import type { SeedReview } from '../../seed/opinions.ts'
import { jsonColumn, type Database, type DatabaseRow } from '../database.ts'

export type ReviewRow = DatabaseRow & {
  id: string
  product_id: string
  author: string
  language: string
  score: number
  title: string
  text: string
  at: number
  verified: number
  recommended: number
  fit: 'small' | 'true-to-size' | 'large' | null
  size_id: string | null
  height: ReviewHeight | null
  helpful: number
  unhelpful: number
}

const columns = `id, product_id, author, language, score, title, text, at, verified, recommended, fit, size_id, height, helpful, unhelpful`

/** Rows of one statement; a value of SQLite holds at most two megabytes. */
const batch = 500

/** Writes what a shop opens with, all languages of a text but its own kept as translations. */
export function writeReviews(db: Database, reviews: readonly SeedReview[]): void {
  for (let from = 0; from < reviews.length; from += batch) {
    const rows = reviews.slice(from, from + batch).map(({ title, text, language, verified, recommended, ...rest }) => ({
      ...rest,
      language,
      verified: Number(verified),
      recommended: Number(recommended),
      title: title[language],
      text: text[language],
      translations: { title, text } satisfies Translations,
    }))
    db.run(
      `INSERT INTO reviews (${columns}, translations)
       SELECT value ->> 'id', value ->> 'productId', value ->> 'author', value ->> 'language', value ->> 'score',
         value ->> 'title', value ->> 'text', value ->> 'at', value ->> 'verified', value ->> 'recommended',
         value ->> 'fit', value ->> 'sizeId', value ->> 'height', value ->> 'helpful', value ->> 'unhelpful', value -> 'translations'
       FROM json_each(?)`,
      JSON.stringify(rows),
    )
  }
}

type NewReview = Pick<
  ReviewRow,
  | 'id'
  | 'product_id'
  | 'author'
  | 'language'
  | 'score'
  | 'title'
  | 'text'
  | 'at'
  | 'verified'
  | 'recommended'
  | 'fit'
  | 'size_id'
  | 'height'
> & { readonly consumer_id: string }

/** Writes a shopper's review of a product; what the same shopper wrote before is replaced. */
export function writeReview(db: Database, review: NewReview): ReviewRow {
  const written = db.first<ReviewRow>(
    `INSERT INTO reviews (id, product_id, consumer_id, author, language, score, title, text, at, verified, recommended, fit,
       size_id, height)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (product_id, consumer_id) DO UPDATE SET author = excluded.author, language = excluded.language,
       score = excluded.score, title = excluded.title, text = excluded.text, at = excluded.at,
       recommended = excluded.recommended, fit = excluded.fit, size_id = excluded.size_id, height = excluded.height,
       translations = NULL
     RETURNING ${columns}`,
    review.id,
    review.product_id,
    review.consumer_id,
    review.author,
    review.language,
    review.score,
    review.title,
    review.text,
    review.at,
    review.verified,
    review.recommended,
    review.fit,
    review.size_id,
    review.height,
  )
  if (written === undefined) throw new Error('An INSERT with RETURNING gave no row.')
  return written
}

/** Whether the consumer has a final order with the product. */
export const hasBought = (db: Database, consumerId: string, productId: string): boolean =>
  db.first(
    `SELECT 1 AS bought FROM orders, json_each(quote, '$.items') AS line
     WHERE consumer_id = ? AND placing = 'final' AND line.value ->> 'productId' = ? LIMIT 1`,
    consumerId,
    productId,
  ) !== undefined

const orders = {
  newest: 'at DESC',
  oldest: 'at',
  highest: 'score DESC, at DESC',
  lowest: 'score, at DESC',
  helpful: 'helpful - unhelpful DESC, at DESC',
} as const satisfies Record<ReviewSort, string>

export type ReviewQuestion = {
  readonly productId: string
  readonly sort: ReviewSort
  readonly scores: readonly number[]
  readonly language: string | undefined
  readonly fit: ReviewFit | undefined
  readonly sizeId: string | undefined
  readonly height: ReviewHeight | undefined
  readonly limit: number
  readonly offset: number
}

const narrowed = `product_id = ?1 AND hidden = 0
  AND (?2 = '[]' OR score IN (SELECT value FROM json_each(?2))) AND (?3 IS NULL OR language = ?3)
  AND (?4 IS NULL OR fit = ?4) AND (?5 IS NULL OR size_id = ?5)
  AND (?6 IS NULL OR height = ?6)`

/** A page of a product's reviews, and how many there are of that kind. */
export function readReviews(db: Database, question: ReviewQuestion): { total: number; rows: ReviewRow[] } {
  const { productId, scores, language, fit, sizeId, height } = question
  const asked = [language, fit, sizeId, height].map(one => one ?? null)
  const wanted = [productId, JSON.stringify(scores), ...asked] as const
  const total = db.first<{ total: number }>(`SELECT COUNT(*) AS total FROM reviews WHERE ${narrowed}`, ...wanted)
  const rows = db.all<ReviewRow>(
    `SELECT ${columns} FROM reviews WHERE ${narrowed} ORDER BY ${orders[question.sort]}, id LIMIT ?7 OFFSET ?8`,
    ...wanted,
    question.limit,
    question.offset,
  )
  return { total: total?.total ?? 0, rows }
}

/** A review that is shown, of this product where one is named. */
export const readReview = (db: Database, id: string, productId?: string): ReviewRow | undefined =>
  db.first<ReviewRow>(
    `SELECT ${columns} FROM reviews WHERE id = ?1 AND hidden = 0 AND (?2 IS NULL OR product_id = ?2)`,
    id,
    productId ?? null,
  )

/** Whether a shopper wrote a review. */
export const isReviewOf = (db: Database, id: string, consumerId: string): boolean =>
  db.first('SELECT 1 AS own FROM reviews WHERE id = ? AND consumer_id = ?', id, consumerId) !== undefined

type Translations = Readonly<Record<'title' | 'text', Readonly<Record<string, string | undefined>>>>

/** Written with all reviews of the opening at once (`writeReviews`). */
const translationsColumn = jsonColumn<Translations>()

/** A review's title and text in another language, where they are known. */
export function readTranslation(
  db: Database,
  id: string,
  language: string,
): { title: string; text: string } | undefined {
  const row = db.first<{ translations: string | null }>('SELECT translations FROM reviews WHERE id = ?', id)
  if (row === undefined || row.translations === null) return undefined
  const { title, text } = translationsColumn.read(row.translations)
  const translation = { title: title[language], text: text[language] }
  return translation.title === undefined || translation.text === undefined
    ? undefined
    : { title: translation.title, text: translation.text }
}

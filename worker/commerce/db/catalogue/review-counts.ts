import type { Database } from '../database.ts'

export type FitRow = { number: number; small: number; true_to_size: number; large: number }
export type ScoreRow = FitRow & { score: number; recommended: number }
export type HeightRow = { height: string; number: number }
export type ReviewText = { language: string; title: string; text: string }
export type SizeRow = FitRow & { size_id: string }

const fitColumns = `SUM(fit IS 'small') AS small, SUM(fit IS 'true-to-size') AS true_to_size, SUM(fit IS 'large') AS large`

/** How many gave each score, how many of them recommend the product, and how it fits them. */
export const readScores = (db: Database, productId: string): ScoreRow[] =>
  db.all(
    `SELECT score, COUNT(*) AS number, SUM(recommended) AS recommended, ${fitColumns} FROM reviews
     WHERE product_id = ? AND hidden = 0 GROUP BY score ORDER BY score DESC`,
    productId,
  )

/** How many have each size, and how it fits them. */
export const readReviewSizes = (db: Database, productId: string): SizeRow[] =>
  db.all(
    `SELECT size_id, COUNT(*) AS number, ${fitColumns} FROM reviews
     WHERE product_id = ? AND hidden = 0 AND size_id IS NOT NULL GROUP BY size_id`,
    productId,
  )

/** How many are how tall. */
export const readReviewHeights = (db: Database, productId: string): HeightRow[] =>
  db.all(
    `SELECT height, COUNT(*) AS number FROM reviews
     WHERE product_id = ? AND hidden = 0 AND height IS NOT NULL GROUP BY height`,
    productId,
  )

/** What was written of a product, each in its own language. */
export const readReviewTexts = (db: Database, productId: string): ReviewText[] =>
  db.all('SELECT language, title, text FROM reviews WHERE product_id = ? AND hidden = 0', productId)

/** The rating of every reviewed product: the mean to one decimal, and the number of reviews. */
export const readRatings = (db: Database): { product_id: string; score: number; reviewsCount: number }[] =>
  db.all(
    `SELECT product_id, ROUND(AVG(score), 1) AS score, COUNT(*) AS reviewsCount FROM reviews
     WHERE hidden = 0 GROUP BY product_id`,
  )

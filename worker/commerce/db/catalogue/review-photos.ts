import type { PhotoType } from '#src/commerce/calls/catalogue/photo-types.ts'

import type { Database, DatabaseRow } from '../database.ts'

export type PhotoState = 'pending' | 'shown' | 'refused'

/** A photograph without its bytes. */
export type ReviewPhotoRow = DatabaseRow & {
  id: string
  review_id: string
  type: PhotoType
  width: number
  height: number
  small_width: number | null
  state: PhotoState
  at: number
}

/** A photograph with the review it came with. */
export type PhotoWithReview = ReviewPhotoRow & { product_id: string; author: string; title: string; text: string }

type NewPhoto = Pick<ReviewPhotoRow, 'id' | 'review_id' | 'type' | 'width' | 'height' | 'small_width' | 'at'> & {
  readonly content: string
  readonly small: string | null
  readonly hash: string
}

const columns = 'id, review_id, type, width, height, small_width, state, at'
const withReview = `SELECT ${columns
  .split(', ')
  .map(column => `photo.${column}`)
  .join(', ')}, product_id, author, title, text
  FROM review_photos AS photo JOIN reviews ON reviews.id = review_id`

export const writePhoto = (db: Database, photo: NewPhoto): number =>
  db.run(
    `INSERT INTO review_photos (id, review_id, type, width, height, content, small, small_width, hash, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    photo.id,
    photo.review_id,
    photo.type,
    photo.width,
    photo.height,
    photo.content,
    photo.small,
    photo.small_width,
    photo.hash,
    photo.at,
  )

/** The same photograph of the same review, if it was handed in before. */
export const sameReviewPhoto = (db: Database, reviewId: string, hash: string): ReviewPhotoRow | undefined =>
  db.first(`SELECT ${columns} FROM review_photos WHERE review_id = ? AND hash = ?`, reviewId, hash)

export const countPhotos = (db: Database, reviewId: string): number =>
  db.first<{ number: number }>('SELECT COUNT(*) AS number FROM review_photos WHERE review_id = ?', reviewId)?.number ??
  0

/** The photographs that are shown with these reviews, in the order they came. */
export const shownPhotos = (db: Database, reviewIds: readonly string[]): ReviewPhotoRow[] =>
  db.all(
    `SELECT ${columns} FROM review_photos WHERE state = 'shown'
     AND review_id IN (SELECT value FROM json_each(?)) ORDER BY at, id`,
    JSON.stringify(reviewIds),
  )

/** So many of the newest photographs run in the streams of the photo service. */
const mostInStreams = 200

/** The photographs that are shown, with their reviews, the newest first. */
export const newestPhotos = (db: Database): PhotoWithReview[] =>
  db.all(`${withReview} WHERE state = 'shown' AND hidden = 0 ORDER BY photo.at DESC, photo.id LIMIT ${mostInStreams}`)

/** Those that nobody has looked at yet, the oldest first. */
export const pendingPhotos = (db: Database, limit: number): PhotoWithReview[] =>
  db.all(`${withReview} WHERE state = 'pending' AND hidden = 0 ORDER BY photo.at, photo.id LIMIT ?`, limit)

export const findPhoto = (db: Database, id: string): PhotoWithReview | undefined =>
  db.first(`${withReview} WHERE photo.id = ?`, id)

/** The bytes of a photograph in base64, in its small form where that is asked for and there is one. */
export const photoContent = (db: Database, id: string, isSmall: boolean): string | undefined =>
  db.first<{ content: string }>(
    `SELECT ${isSmall ? 'COALESCE(small, content)' : 'content'} AS content FROM review_photos WHERE id = ?`,
    id,
  )?.content

/** Whether a photograph is for everybody: somebody has looked at it, and its review is not hidden. */
export const isShown = (db: Database, id: string): boolean =>
  db.first(
    `SELECT 1 AS shown FROM review_photos AS photo JOIN reviews ON reviews.id = review_id
     WHERE photo.id = ? AND state = 'shown' AND hidden = 0`,
    id,
  ) !== undefined

/** Shows a photograph or refuses it; what is refused is not kept. */
export const decidePhoto = (db: Database, id: string, isGood: boolean): number =>
  isGood
    ? db.run("UPDATE review_photos SET state = 'shown' WHERE id = ?", id)
    : db.run(
        "UPDATE review_photos SET state = 'refused', content = '', small = NULL, small_width = NULL WHERE id = ?",
        id,
      )

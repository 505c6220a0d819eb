import type { Locale } from '#src/language/locales.ts'
import { isLocale } from '#src/language/locales.ts'

import type { Database, DatabaseRow } from '../database.ts'

/** Somebody with an account who is to be told of something. */
export type Interested = { readonly accountId: string; readonly email: string; readonly locale?: Locale }

type Row = DatabaseRow & { id: string; email: string; locale: string | null }

const interestedOf = ({ id, email, locale }: Row): Interested => ({
  accountId: id,
  email,
  ...(locale !== null && isLocale(locale) && { locale }),
})

/** Kinds of news that an account may ask for. */
export type Wish = 'priceDropEmail' | 'backInStockEmail'

/** Accounts that have a product among their favorites, or a SKU of it, and want to be told so; the e-mail is proven. */
export const interestedIn = (db: Database, productId: string, wish: Wish): Interested[] =>
  db
    .all<Row>(
      `SELECT DISTINCT accounts.id, accounts.email, accounts.locale FROM accounts
       JOIN lists ON lists.consumer_id = accounts.id AND lists.kind = 'favorites'
       JOIN list_items ON list_id = lists.id
       WHERE closed_at IS NULL AND email_verified_at IS NOT NULL
         AND json_extract(details, '$.notifications.' || ?2) = 1
         AND (item_id = ?1 OR item_id IN (SELECT upc FROM variants WHERE product_id = ?1))`,
      productId,
      wish,
    )
    .map(interestedOf)

/** An account that has agreed to news by e-mail, and confirmed it. */
export function agreedToNews(db: Database, accountId: string): Interested | undefined {
  const row = db.first<Row>(
    `SELECT id, email, locale FROM accounts WHERE id = ? AND closed_at IS NULL AND EXISTS (
       SELECT 1 FROM subscriptions WHERE consumer_id = accounts.id AND channel = 'EMAIL' AND optin = 1
         AND double_optin = 1 AND recipient = accounts.email COLLATE NOCASE
     )`,
    accountId,
  )
  return row && interestedOf(row)
}

/** Takes back the agreement to news by e-mail. */
export const endNews = (db: Database, accountId: string): number =>
  db.run(`UPDATE subscriptions SET optin = 0 WHERE consumer_id = ? AND channel = 'EMAIL'`, accountId)

/** The language somebody uses the store in, for letters that no visit causes. */
export const rememberLocale = (db: Database, accountId: string, locale: Locale): number =>
  db.run('UPDATE accounts SET locale = ?1 WHERE id = ?2 AND locale IS NOT ?1', locale, accountId)

/** Products that have come back since this was asked last; who asks tells of them. */
export function takeProductsBack(db: Database): readonly { readonly id: number; readonly productId: string }[] {
  const back = db.all<{ id: number; productId: string }>(
    'SELECT MAX(id) AS id, product_id AS productId FROM products_back GROUP BY product_id ORDER BY 1',
  )
  if (back.length > 0) db.run('DELETE FROM products_back WHERE id <= ?', Math.max(...back.map(({ id }) => id)))
  return back
}

/** The lowest price a product is sold at, in minor units. */
export const lowestPrice = (db: Database, productId: string): number | undefined =>
  db.first<{ price: number | null }>(
    'SELECT MIN(current) AS price FROM variants WHERE product_id = ? AND withdrawn = 0',
    productId,
  )?.price ?? undefined

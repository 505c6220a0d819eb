import type { Database } from '../database.ts'
import { readValueCard, type ValueCard } from '../orders/value-cards.ts'

/** The gift cards an account keeps, in the order in which they were saved. */
export const readSavedGiftCards = (db: Database, accountId: string): ValueCard[] =>
  db
    .all<{ card_id: string }>('SELECT card_id FROM saved_gift_cards WHERE account_id = ? ORDER BY position', accountId)
    .flatMap(({ card_id }) => readValueCard(db, card_id) ?? [])

/** One that this account keeps; undefined for any other. */
export const findSavedGiftCard = (db: Database, accountId: string, cardId: string): ValueCard | undefined =>
  readSavedGiftCards(db, accountId).find(({ id }) => id === cardId)

export const saveGiftCard = (db: Database, accountId: string, cardId: string): number =>
  db.run(
    `INSERT INTO saved_gift_cards (account_id, card_id, position)
     VALUES (?1, ?2, (SELECT COALESCE(MAX(position), 0) + 1 FROM saved_gift_cards WHERE account_id = ?1))`,
    accountId,
    cardId,
  )

export const forgetGiftCard = (db: Database, accountId: string, cardId: string): number =>
  db.run('DELETE FROM saved_gift_cards WHERE account_id = ? AND card_id = ?', accountId, cardId)

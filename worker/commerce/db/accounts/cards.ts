import type { SavedCard } from '#src/commerce/calls/consumer/saved-cards.ts'

import { jsonColumn, type Database } from '../database.ts'

export type KeptCard = Omit<SavedCard, 'isExpired'>

type CardRow = { id: string; main: number; card: string; address_id: string | null }

const cardColumn = jsonColumn<SavedCard['card']>()

const cardOf = ({ main, card, address_id }: CardRow): KeptCard => ({
  main: main === 1,
  card: cardColumn.read(card),
  ...(address_id === null ? {} : { addressId: address_id }),
})

const columns = 'id, main, card, address_id'

/** An account's cards, the main one first. */
export const readCards = (db: Database, accountId: string): KeptCard[] =>
  db
    .all<CardRow>(`SELECT ${columns} FROM cards WHERE account_id = ? ORDER BY main DESC, position`, accountId)
    .map(cardOf)

/** An account's own card by the provider's token. */
export function findCard(db: Database, accountId: string, id: string): KeptCard | undefined {
  const row = db.first<CardRow>(`SELECT ${columns} FROM cards WHERE id = ? AND account_id = ?`, id, accountId)
  return row && cardOf(row)
}

/** Identifies a card: the same for all its tokens. */
const fingerprint = ({ brand, last4, expiry, bin = '' }: SavedCard['card']): string =>
  [brand, bin, last4, expiry].join(' ')

export const hasCard = (db: Database, accountId: string, card: SavedCard['card']): boolean =>
  db.first('SELECT 1 AS there FROM cards WHERE account_id = ? AND fingerprint = ?', accountId, fingerprint(card)) !==
  undefined

/** Keeps a card; the first one is the main one. */
export function addCard(db: Database, accountId: string, { card, main, addressId }: KeptCard): void {
  db.run(
    `INSERT INTO cards (id, account_id, main, fingerprint, card, address_id, position)
     VALUES (?1, ?2, 0, ?3, ?4, ?5, (SELECT COALESCE(MAX(position), 0) + 1 FROM cards WHERE account_id = ?2))`,
    card.paymentInstrumentId,
    accountId,
    fingerprint(card),
    cardColumn.write(card),
    addressId ?? null,
  )
  const hasMain = readCards(db, accountId).some(one => one.main)
  if (main || !hasMain) makeMain(db, accountId, card.paymentInstrumentId)
}

/** Exactly one card is the main one. */
export function makeMain(db: Database, accountId: string, id: string): void {
  db.run('UPDATE cards SET main = 0 WHERE account_id = ?', accountId)
  db.run('UPDATE cards SET main = 1 WHERE id = ?', id)
}

export const setCardAddress = (db: Database, id: string, addressId: string): number =>
  db.run('UPDATE cards SET address_id = ? WHERE id = ?', addressId, id)

/** Forgets a card; the oldest that is left becomes the main one when it was that. */
export function removeCard(db: Database, accountId: string, id: string): void {
  db.run('DELETE FROM cards WHERE id = ?', id)
  const [oldest, ...others] = readCards(db, accountId)
  if (oldest !== undefined && ![oldest, ...others].some(({ main }) => main))
    makeMain(db, accountId, oldest.card.paymentInstrumentId)
}

/** Whether a card is billed to this address. */
export const isBillingAddress = (db: Database, addressId: string): boolean =>
  db.first('SELECT 1 AS there FROM cards WHERE address_id = ?', addressId) !== undefined

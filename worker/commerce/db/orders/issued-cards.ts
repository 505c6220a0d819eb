import type { Minor } from '#src/kit/money.ts'

import type { Database } from '../database.ts'

/** A gift card an order has issued. */
export type IssuedCard = {
  /** Counts the order's cards, from 1. */
  readonly place: number
  readonly cardId: string
  readonly kind: 'digital' | 'physical'
  /** Where its letter goes; nowhere, when it is a card in an envelope. */
  readonly recipient: string
  readonly name: string
  readonly message: string
  /** Who gives it, and the local day it is sent on; empty where nobody said. */
  readonly giver: string
  readonly sendOn: string
  readonly amount: Minor
  /** How long its PIN is. */
  readonly pinDigits: number
}

export const recordIssued = (
  db: Database,
  orderNumber: string,
  { place, cardId, kind, recipient, name, message, giver, sendOn, amount, pinDigits }: IssuedCard,
): number =>
  db.run(
    `INSERT INTO issued_cards (order_number, place, card_id, kind, recipient, name, message, giver, send_on, amount, pin_digits)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderNumber,
    place,
    cardId,
    kind,
    recipient,
    name,
    message,
    giver,
    sendOn,
    amount,
    pinDigits,
  )

export const issuedCardsOf = (db: Database, orderNumber: string): IssuedCard[] =>
  db.all(
    `SELECT place, card_id AS cardId, kind, recipient, name, message, giver,
            send_on AS sendOn, amount, pin_digits AS pinDigits FROM issued_cards
     WHERE order_number = ? ORDER BY place`,
    orderNumber,
  )

/** Whether anything was paid with a card of an order. */
export const isAnySpent = (db: Database, orderNumber: string): boolean =>
  db.first(
    `SELECT 1 AS spent FROM issued_cards JOIN value_cards ON value_cards.id = card_id
     WHERE order_number = ? AND balance < amount LIMIT 1`,
    orderNumber,
  ) !== undefined

/** Ends cards of an order, by their places in it; what is on them cannot be spent any more. */
export function blockCards(db: Database, orderNumber: string, places: readonly number[]): void {
  for (const place of places)
    db.run(
      `UPDATE value_cards SET state = 'blocked'
       WHERE id IN (SELECT card_id FROM issued_cards WHERE order_number = ? AND place = ?)`,
      orderNumber,
      place,
    )
}

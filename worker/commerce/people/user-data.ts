import type { Context } from '../context.ts'
import type { Account } from '../db/accounts/account.ts'
import { setAccount, setDetails } from '../db/accounts/accounts.ts'
import { forgetRegistrationsOf, registrationsOf } from '../db/accounts/event-registrations.ts'
import { readAddresses } from '../db/accounts/addresses.ts'
import { readCards } from '../db/accounts/cards.ts'
import { readSavedGiftCards } from '../db/accounts/saved-gift-cards.ts'
import { listOf, readList } from '../db/accounts/lists.ts'
import { forgetLettersTo } from '../db/outbox.ts'
import { purchasesOf } from '../db/orders/purchases.ts'
import { hasSecondFactor, removeSecondFactor } from '../db/accounts/second-factors.ts'
import { readSubscriptions } from '../db/accounts/subscriptions.ts'

const everything = { start: 0, count: 1000 }

/** Everything the shop keeps of a person, without what only opens doors (hashes, tokens). */
export function userDataOf(context: Context, account: Account): Record<string, unknown> {
  const { db } = context
  const { consumerNo, email, phone, details, points, identities } = account
  return {
    consumerNo,
    email,
    phone,
    ...details,
    points,
    identities: identities.map(({ type }) => type),
    hasSecondFactor: hasSecondFactor(db, account.id),
    addresses: readAddresses(db, account.id),
    cards: readCards(db, account.id).map(({ card: { brand, last4, expiry } }) => ({ brand, last4, expiry })),
    giftCards: readSavedGiftCards(db, account.id).map(({ last4, balance, currency }) => ({ last4, balance, currency })),
    favorites: readList(db, listOf(context, account.id, 'favorites'), everything).items.map(({ itemId }) => itemId),
    subscriptions: readSubscriptions(db, account.id),
    events: registrationsOf(db, account.id).map(({ event_id: event, starts_at: startsAt, email, name, seats }) => ({
      event,
      startsAt: new Date(startsAt).toISOString(),
      email,
      name,
      seats,
    })),
    orders: purchasesOf(db, account.id, everything).orders.map(({ orderNumber, createdAt, total }) => ({
      orderNumber,
      placedAt: new Date(createdAt).toISOString(),
      total,
    })),
  }
}

/**
 * Forgets a person. Orders stay, because the books need them; who they were for is no longer an account. Sessions that
 * are still open answer AUT498.
 */
export function forget({ db, now }: Context, account: Account): void {
  db.transact(() => {
    db.run('DELETE FROM cards WHERE account_id = ?', account.id)
    db.run('DELETE FROM saved_gift_cards WHERE account_id = ?', account.id)
    db.run('DELETE FROM addresses WHERE account_id = ?', account.id)
    db.run('DELETE FROM passkeys WHERE account_id = ?', account.id)
    db.run('DELETE FROM identities WHERE account_id = ?', account.id)
    removeSecondFactor(db, account.id)
    db.run('DELETE FROM password_history WHERE account_id = ?', account.id)
    db.run('DELETE FROM subscriptions WHERE consumer_id = ?', account.id)
    db.run('DELETE FROM list_items WHERE list_id IN (SELECT id FROM lists WHERE consumer_id = ?)', account.id)
    forgetRegistrationsOf(db, account.id)
    db.run('DELETE FROM letters WHERE recipient = ? COLLATE NOCASE', account.email)
    forgetLettersTo(db, account.email)
    setDetails(db, account.id, {})
    setAccount(db, account.id, {
      email: `forgotten:${account.id}`,
      phone: null,
      unprovenPhone: null,
      pendingEmail: null,
      password: null,
      closedAt: now(),
    })
  })
}

import type { Subscription } from '#src/commerce/calls/consumer/subscriptions.ts'

import type { Database } from '../database.ts'

type SubscriptionRow = {
  channel: Subscription['channel']
  type: string
  recipient: string
  optin: number
  double_optin: number
}

export const readSubscriptions = (db: Database, consumerId: string): Subscription[] =>
  db
    .all<SubscriptionRow>(
      `SELECT channel, type, recipient, optin, double_optin FROM subscriptions WHERE consumer_id = ?
       ORDER BY channel, type`,
      consumerId,
    )
    .map(({ optin, double_optin, ...row }) => ({ ...row, optin: optin === 1, doubleOptin: double_optin === 1 }))

/** Subscribes. Another address starts unconfirmed, so that nobody is subscribed without their own confirmation. */
export const subscribe = (
  db: Database,
  consumerId: string,
  { channel, type, recipient, doubleOptin }: Omit<Subscription, 'optin'>,
): number =>
  db.run(
    `INSERT INTO subscriptions (consumer_id, channel, type, recipient, optin, double_optin) VALUES (?, ?, ?, ?, 1, ?)
     ON CONFLICT (consumer_id, channel, type) DO UPDATE SET optin = 1,
       double_optin = CASE WHEN recipient = excluded.recipient THEN max(double_optin, excluded.double_optin) ELSE excluded.double_optin END,
       recipient = excluded.recipient`,
    consumerId,
    channel,
    type,
    recipient,
    doubleOptin ? 1 : 0,
  )

/** Confirms every subscription of an address, in whichever session it was made. */
export const confirmSubscription = (db: Database, recipient: string): number =>
  db.run(`UPDATE subscriptions SET double_optin = 1 WHERE channel = 'EMAIL' AND recipient = ?`, recipient)

/** Changes one's mind; false when there is no such subscription. */
export const setOptin = (
  db: Database,
  consumerId: string,
  { channel, type, optin }: Pick<Subscription, 'channel' | 'type' | 'optin'>,
): boolean =>
  db.run(
    'UPDATE subscriptions SET optin = ? WHERE consumer_id = ? AND channel = ? AND type = ?',
    optin ? 1 : 0,
    consumerId,
    channel,
    type,
  ) > 0

/** Moves a guest's subscriptions to the account they sign in to. */
export const moveSubscriptions = (db: Database, from: string, to: string): number =>
  db.run('UPDATE OR IGNORE subscriptions SET consumer_id = ? WHERE consumer_id = ?', to, from)

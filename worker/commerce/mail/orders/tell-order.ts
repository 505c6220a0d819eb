import type { Context } from '../../context.ts'
import { findAccount } from '../../db/accounts/accounts.ts'
import { recordEvent, type OrderEvent } from '../../db/orders/order-events.ts'
import { letterSettingsOf, type StoredOrder } from '../../db/orders/orders.ts'
import type { FulfilmentMethod } from '#src/commerce/order-life.ts'
import { emailOf } from '../../purchases/email-of.ts'
import type { Facts } from '../facts.ts'
import type { OrderKind } from '../kinds.ts'
import { post } from '../post.ts'

/** How an event of an order is written of. */
type Rule = {
  readonly kind: OrderKind
  /** Whether it is news of the way, which an account may do without; confirmations and money are always written of. */
  readonly isNews?: true
  /** Whether it is said by text message as well, to accounts that want that. */
  readonly isTexted?: true
}

const rules: Readonly<Record<string, Rule>> = {
  confirm: { kind: 'order-confirmed' },
  ship: { kind: 'order-shipped', isNews: true, isTexted: true },
  'make-ready': { kind: 'order-ready', isNews: true, isTexted: true },
  deliver: { kind: 'order-delivered', isNews: true, isTexted: true },
  'hand-over': { kind: 'order-picked-up', isNews: true },
  cancel: { kind: 'order-cancelled' },
  receive: { kind: 'return-received', isNews: true },
  refund: { kind: 'order-refunded' },
}

/** Which letter follows an event; nothing where it is for the warehouse alone. What goes by e-mail is sent, not delivered. */
export function letterAfter(event: string, way?: FulfilmentMethod): Rule | undefined {
  if (event === 'deliver' && way === 'mail') return { kind: 'gift-card-sent', isNews: true }
  return rules[event]
}

/** Whether news of an order are wanted by e-mail where nothing was said of it. */
export const wantsOrderEmail = (notifications: { readonly orderEmail?: boolean | undefined } | undefined): boolean =>
  notifications?.orderEmail ?? true

type Told = Omit<OrderEvent, 'orderNumber'> & {
  readonly way?: FulfilmentMethod
  /** Facts of the letter that the order does not have. */
  readonly letter?: Facts
}

/**
 * Writes down what happened to an order, and the letters that say so: part of the transaction in which it happens. The
 * settings of the account it belongs to decide.
 */
export function tellOrder(context: Context, order: StoredOrder, { way, letter, ...happened }: Told): void {
  const { db } = context
  const { orderNumber, quote, consumerId } = order
  const id = recordEvent(db, { ...happened, orderNumber })
  const rule = letterAfter(happened.event, way)
  const to = emailOf(quote)
  if (rule === undefined) return
  const account = findAccount(db, consumerId)
  const notifications = account?.details.notifications
  const posting = {
    event: `order ${orderNumber} ${id}`,
    kind: rule.kind,
    facts: { orderNumber, ...letter },
    ...letterSettingsOf(db, orderNumber),
  }
  if (to !== undefined && (rule.isNews !== true || account === undefined || wantsOrderEmail(notifications)))
    post(context, { ...posting, to })
  if (rule.isTexted === true && notifications?.orderSms === true && account?.phone !== undefined)
    post(context, { ...posting, to: account.phone, channel: 'sms' })
}

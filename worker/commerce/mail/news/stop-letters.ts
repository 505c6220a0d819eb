import { findAccount, setDetails } from '../../db/accounts/accounts.ts'
import { endNews, type Wish } from '../../db/accounts/interests.ts'
import { forgetWaiting } from '../../db/catalogue/notifications.ts'
import type { Context } from '../../context.ts'
import { addressMark, readStopToken, type Stopped } from './unsubscribe.ts'

const wishes = { 'price-drop': 'priceDropEmail', 'back-in-stock': 'backInStockEmail' } as const satisfies Partial<
  Record<Stopped['what'], Wish>
>

/** Stops letters of the kind that a link names, for good; nothing of it says whose they were. False for a link of nobody's. */
export function stopLetters(context: Pick<Context, 'db' | 'random'>, token: string): boolean {
  const { db } = context
  const stopped = readStopToken(context, token)
  if (stopped === undefined) return false
  const { what, whose } = stopped
  if (what === 'asked') forgetWaiting(db, email => addressMark(email) === whose)
  else if (what === 'cart-left') endNews(db, whose)
  else {
    const account = findAccount(db, whose)
    const notifications = { ...account?.details.notifications, [wishes[what]]: false }
    if (account !== undefined) setDetails(db, account.id, { ...account.details, notifications })
  }
  return true
}

import type { Refusal } from './refusal.ts'
import { refusalOf } from './refusals.ts'

/** Refusals of an order shown above the step where they are corrected (R334); others are toasts (R336). */
const saidAbove = ['FE309', 'PYT404', 'PYT405', 'PAY400', 'PYT402', 'BSK404', 'SHP500', 'INV407', 'INV701']
/** Refusals because the cart has changed; the checkout reads it again and shows them above it (R333). */
const changed = ['ORD404', 'ORD430', 'INV405', 'INV406', 'INV409', 'INV700']

/** R340: a gift card that is there already, or that could not be added for a reason the shopper can do nothing about. */
export function giftCardCode(code: string): string {
  if (code === 'CC_ALREADY_EXISTS') return 'gift-card.exists'
  // R167: the store begins again by itself.
  if (code === 'AUT498') return code
  return refusalOf(code).place === 'toast' ? 'gift-card.failed' : code
}

/** R340: the same of one that was to be kept in an account. */
export function keptGiftCardCode(code: string): string {
  if (code === 'CC_ALREADY_EXISTS') return 'gift-card.kept'
  return refusalOf(code).place === 'toast' ? 'gift-card.not-kept' : code
}

/** How a refusal of placing an order is said: the table's own place, but never at a field or line of another page. */
export function refusalOfPlacing(code: string): Refusal {
  const refusal = refusalOf(code)
  const isAbove = [...changed, ...saidAbove].includes(code) || refusal.step !== undefined || refusal.place === 'top'
  return { ...refusal, place: isAbove ? 'top' : 'toast' }
}

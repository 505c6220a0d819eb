import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import type { PurchaseSummary } from '#src/commerce/calls/orders/purchases.ts'

/** A customer's value over time (R152), from their known orders. Amounts in minor units. */
export type LifetimeValue = {
  /** The same as `spent_past`, until a customer data platform reckons better. */
  readonly clv: number
  /** Mean of an order. */
  readonly monetary: number
  readonly n_purch: number
  readonly spent_past: number
}

/** Facts about the visitor for tracking (R152); none for guests. */
export type TrackingUser = {
  /** The guest's id, `consumerId`. */
  readonly guestId: string | undefined
  readonly 'x-usid': string | undefined
  /** `consumerNo` of an account. */
  readonly 'consumer-id': string | undefined
  readonly memberId: string | undefined
  readonly loggedIn: boolean
  readonly employee: boolean
  readonly loyaltyMember: boolean
  readonly newsletter: boolean
  readonly lifetimeValue: LifetimeValue | undefined
  /** The address in small letters, in base64url. */
  readonly email: string | undefined
  /** SHA-256 of that, in hex. */
  readonly emailHash: string | undefined
  /** Points that can be redeemed. */
  readonly rewardsAvailable: number | undefined
}

/** An e-mail address as tags take it: in small letters, base64url (RFC 4648, 5). */
export const encodeEmail = (email: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(email.trim().toLowerCase())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** SHA-256 of a text, in hex. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

const isCounted = ({ status }: Pick<PurchaseSummary, 'status'>) => status !== 'CANCELLED' && status !== 'RETURNED'

/** The value of orders that were neither cancelled nor returned. */
export function lifetimeValueOf(orders: readonly Pick<PurchaseSummary, 'status' | 'total'>[]): LifetimeValue {
  const counted = orders.filter(isCounted)
  const spent = counted.reduce((sum, { total }) => sum + total, 0)
  return {
    clv: spent,
    monetary: counted.length === 0 ? 0 : Math.round(spent / counted.length),
    n_purch: counted.length,
    spent_past: spent,
  }
}

/** Whether the newsletter was subscribed to and confirmed by its letter's link. */
export const getsNewsletter = ({ subscriptions }: Pick<Profile, 'subscriptions'>): boolean =>
  subscriptions.some(({ channel, optin, doubleOptin }) => channel === 'EMAIL' && optin && doubleOptin)

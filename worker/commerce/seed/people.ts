import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { Order } from '#src/commerce/calls/orders/orders.ts'
import type { SiteName } from '#src/language/locales.ts'

import type { AllowanceKind, Details, Identity } from '../db/accounts/account.ts'

export type SeedPerson = {
  readonly role: string
  readonly details: Details
  /** The last two digits of a number of the site. */
  readonly phone?: string
  readonly points?: number
  readonly isLoyaltyMember?: boolean
  readonly isLoyaltyConfirmed?: boolean
  readonly hasAcceptedTerms?: boolean
  /** In minor units. */
  readonly allowance?: { readonly kind: AllowanceKind; readonly spent: number; readonly cap: number }
  readonly identity?: Identity
  readonly isLockedBySupport?: boolean
  readonly hasAddresses?: boolean
  /** Favourites, and things saved for later. */
  readonly lists?: { readonly favorites: number; readonly saved: number }
  readonly hasLongHistory?: boolean
}

/** An order from before the shop opened. */
export type PastOrder = {
  readonly status: Order['status']
  readonly daysAgo: number
  /** How many different things. */
  readonly lines: number
  /** Days after the order at which its parcels arrived; -1 when one is still on its way. */
  readonly parcels?: readonly number[]
  readonly isReturned?: boolean
  readonly hasGiftCard?: boolean
  /** Fetched from the shelf of a store. */
  readonly isFetched?: boolean
}

/** A home address. */
export type Home = Omit<Address, 'firstName' | 'lastName' | 'email' | 'phone'>

/** An associate of a store. */
export type SeedAssociate = { readonly name: string; readonly username: string }

/** People a shop on this machine opens with. */
export type SeedPeople = {
  readonly people: readonly SeedPerson[]
  readonly emailOf: (role: string) => string
  /** In international form. */
  readonly phoneOf: (site: SiteName, person: SeedPerson) => string | undefined
  readonly homes: Readonly<Record<SiteName, Home>>
  readonly associatesOf: (storeId: string) => readonly SeedAssociate[]
  /** Everybody's. */
  readonly password: string
  /**
   * The password's hash at the strongest cost, computed beforehand so that a shop opens quickly (`rules/password.ts`).
   */
  readonly passwordHash: string
  /** Orders of people with a long history, the newest first. */
  readonly pastOrders: readonly PastOrder[]
  /** The SKU of the gift card in those orders that have one. */
  readonly giftCard: string
}

import type { Associate, IdentityProvider } from '#src/commerce/calls/session-shapes.ts'
import type { Clock } from '#src/kit/time/clock.ts'
import type { LanguageCode, Locale, SiteName } from '#src/language/locales.ts'

import type { CheckAnswer } from './captcha/once.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Account } from './db/accounts/account.ts'
import type { Database } from './db/database.ts'
import type { TokenHolder } from './db/accounts/sessions.ts'
import type { PlacementScheduler } from './order-placement/placement-scheduler.ts'
import type { PaymentProvider } from './order-placement/provider.ts'
import type { Promotion } from './promotions/promotion.ts'
import type { Random } from './random.ts'
import type { ImagePort } from './reviews/photos/resize.ts'
import type { PlannedEvent } from './store-events/planned-event.ts'
import type { PhotosOf } from './social/photos.ts'
import type { SiteContent } from './content/site-content.ts'

/** The context of every handler. */
export type Context = {
  readonly site: SiteName
  readonly locale: Locale
  readonly language: LanguageCode
  readonly db: Database
  readonly now: Clock
  readonly random: Random
  readonly catalogue: () => Catalogue
  readonly content: SiteContent
  readonly photosOf: PhotosOf
  readonly promotions: readonly Promotion[]
  readonly storeEvents: readonly PlannedEvent[]
  /** Makes photographs smaller; without one they are kept as they come. */
  readonly images: ImagePort | undefined
  readonly payments: PaymentProvider
  readonly scheduler: PlacementScheduler
  /** Sends what is due of the outbox; the alarm asks for it, and on a local build the mailbox. */
  readonly emptyOutbox: () => Promise<void>
  /** The address of a picture in a form that mail programs show. */
  readonly letterPictureOf: (src: string) => string
  /** On a local build orders are packed and sent by themselves, along the shop's clock. */
  readonly hasSmallWarehouse: boolean
  /** The caller's network address as the storefront reports it; empty where it is unknown. */
  readonly caller: string
  /** The caller's browser and system as the storefront names them (`Firefox · Windows`); empty when unknown. */
  readonly device: string
  /** Scheme and host of the store that asks; of what no visit causes, of the store that letters lead to. */
  readonly storeOrigin: string
  /** Asks a service whether an answer is a person's; without one every answer passes (D07). */
  readonly checkAnswer: CheckAnswer | undefined
  /** Identity providers that may be used; Amazon is off by default (R394). */
  readonly identityProviders: readonly IdentityProvider[]
  /** The cost of hashing a new password: scrypt's N as a power of two. */
  readonly passwordCost: number
}

/** The context of a call that needs a token: whose it is. Baskets, orders and lists are bound to `consumerId`. */
export type ShopperContext = Context &
  Pick<TokenHolder, 'usid' | 'consumerId' | 'provenAt' | 'associate' | 'look'> & { readonly account?: Account }

/** The context of a call that needs an account; its id is the `consumerId`. */
export type AccountContext = ShopperContext & { readonly account: Account }

/** The context of a call in a buy-in-store session. */
export type AssociateContext = ShopperContext & { readonly associate: Associate }

/** A handler's context, by who may make the call. */
export type Contexts = {
  readonly anyone: Context
  readonly guest: ShopperContext
  readonly shopper: ShopperContext
  readonly 'signed-in': ShopperContext
  readonly registered: AccountContext
  readonly member: AccountContext
  readonly associate: AssociateContext
}

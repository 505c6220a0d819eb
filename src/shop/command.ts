import type { GenericSchema, InferOutput } from 'valibot'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { PlacedOrder } from '#src/commerce/calls/orders/orders.ts'
import type { Associate, IdentityProvider, Tokens } from '#src/commerce/calls/session-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'
import type { Result } from '#src/kit/result.ts'
import type { Language } from '#src/language/language.ts'
import type { Locale } from '#src/language/locales.ts'

import type { KeptLine } from './cart/model/kept-lines.ts'
import type { CommandResult } from './command-answer.ts'
import type { TrackedOrder, VisitOrder } from './page.ts'

/** A sign-in by an identity that is under way. `state` is what only this browser and the provider were told (RFC 6749, 10.12). */
export type SocialSignIn = { readonly idp: IdentityProvider; readonly state: string; readonly redirectTo: string }

/** A command's changes of the session. Fields that are not named stay. */
export type SessionChange = {
  readonly order?: VisitOrder
  readonly tracked?: TrackedOrder
  /** Whether a member's vouchers apply by themselves (R194). */
  readonly appliesVouchers?: boolean
  /** The associate who gets the sale of a cart that was handed over (R142). */
  readonly soldIn?: { readonly basketId: string; readonly associate: Associate }
  /** The cart whose wallet was asked for on a product's page (R296). */
  readonly bid?: string
  /** When the session ends, in milliseconds since 1970, whatever its tokens say (R185). */
  readonly endsAt?: number
  readonly isEmployeeDiscountTCAccepted?: boolean
}

/**
 * The visit that a command runs in: what it knows, and what a command changes while it runs, because its next call depends
 * on it or because it has to be kept even when the command is refused (docs/decisions/029). Cookies are part of the result.
 */
export type CommandVisit = {
  readonly basketId: string | undefined
  readonly order: VisitOrder | undefined
  /** The cart's lines when last seen. */
  readonly lines: readonly KeptLine[]
  readonly isSignedIn: boolean
  readonly tracked: TrackedOrder | undefined
  readonly appliesVouchers: boolean
  /** The kind of session; undefined before the first call that needs a token. */
  readonly consumerType: Tokens['consumerType'] | undefined
  /** The associate who gets the sale: the one who serves, or the one who handed the cart over (R142). */
  readonly seller: Associate | undefined
  /** Promotions the shopper has dismissed (R197). */
  readonly dismissed: readonly string[]
  /** The code of a link that is to be used as soon as there is a cart (R070). */
  readonly autoPromoCode: string | undefined
  readonly forgetAutoPromoCode: () => void
  readonly change: (change: SessionChange) => Promise<void>
  /** Remembers a cart and what is in it, or forgets it with `undefined`. */
  readonly keepCart: (cart: Pick<Cart, 'id' | 'items'> | undefined) => Promise<void>
  /** Begins the session that these tokens belong to. */
  readonly signIn: (tokens: Tokens) => Promise<void>
  /** Fetches new tokens, because the account may now do more than before. */
  readonly renew: () => Promise<void>
  /** Forgets the session here, where the platform has ended it. */
  readonly leave: () => void
  /** Ends the session here and at the platform. */
  readonly signOut: () => Promise<void>
  /** Tells cached pages how many things are in the cart. */
  readonly showCartCount: (count: number) => void
  /** Tells cached pages how many favourites there are. */
  readonly showFavoritesCount: (count: number) => void
  /** Keeps a sign-in by an identity provider for some minutes. */
  readonly keepSocialSignIn: (started: SocialSignIn) => Promise<void>
  /** The sign-in that was kept, once. */
  readonly takeSocialSignIn: () => Promise<SocialSignIn | undefined>
}

export type CommandContext = {
  readonly commerce: Commerce
  readonly locale: Locale
  readonly language: Language
  readonly visit: CommandVisit
  /**
   * What the form answered to the question whether somebody is a person; empty when it did not ask. Calls that only may
   * take it are given it by themselves.
   */
  readonly personAnswer: string
  /** The id of the press; the same press sent again has the same id. */
  readonly idempotencyKey: string
  /** Scheme and host of the store. */
  readonly storeOrigin: string
  /** The identity provider's sign-in page; undefined for one that the embedded platform plays. */
  readonly identityPage: (
    idp: IdentityProvider,
    asked: { readonly redirect_uri: string; readonly state: string },
  ) => string | undefined
  /** Measures an order that has become final, if the visitor agrees to be measured; each order counts once. */
  readonly measurePurchase: (order: PlacedOrder) => void
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>
}

/** Something a shopper changes. The same command runs from an island and from a plain form. */
export type Command<Schema extends GenericSchema = GenericSchema, Value = unknown> = {
  readonly input: Schema
  readonly run: (context: CommandContext, input: InferOutput<Schema>) => Promise<Result<CommandResult<Value>>>
  /** Fields that are never given back to a form, however it failed. */
  readonly secret?: readonly string[]
  /** The personal page that shows the refusal of a plain form on a public page, which cannot show it itself. */
  readonly refusedOn?: 'cart'
}

/** A command with its input type erased, ready to run on unknown input. */
export type SealedCommand = {
  readonly input: GenericSchema
  readonly secret: readonly string[]
  readonly refusedOn: 'cart' | undefined
  readonly run: (context: CommandContext, input: unknown) => Promise<Result<CommandResult<unknown>>>
}

export const command = <const Schema extends GenericSchema, Value>(
  declared: Command<Schema, Value>,
): SealedCommand => ({
  input: declared.input,
  secret: declared.secret ?? [],
  refusedOn: declared.refusedOn,
  run: (context, input) => declared.run(context, input as InferOutput<Schema>),
})

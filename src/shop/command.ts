import type { GenericSchema, InferOutput } from 'valibot'

import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import type { Document } from '#src/commerce/calls/purchases.ts'
import type { Commerce } from '#src/commerce/client.ts'
import type { Result } from '#src/kit/result.ts'
import type { Locale } from '#src/language/locales.ts'

import type { MyStore } from './stores/model/my-store.ts'
import type { TrackedOrder, VisitOrder } from './page.ts'

/** What was in a cart: enough to fill another with it (R166). */
export type KeptLine = [upc: string, qty: number]

/** What a command may know and change of the visit that runs it. */
export type CommandVisit = {
  readonly basketId: string | undefined
  readonly order: VisitOrder | undefined
  /** What the basket held when it was last seen. */
  readonly lines: readonly KeptLine[]
  readonly isSignedIn: boolean
  readonly tracked: TrackedOrder | undefined
  /** Remembers a cart and what is in it, or forgets it with `undefined`. */
  readonly keepCart: (cart: Pick<Cart, 'id' | 'items'> | undefined) => Promise<void>
  readonly keepOrder: (order: VisitOrder | undefined) => Promise<void>
  readonly keepTracked: (order: TrackedOrder) => Promise<void>
  /** The code of a link that is to be used as soon as there is a cart (R070). */
  readonly autoPromoCode: string | undefined
  readonly forgetAutoPromoCode: () => void
  /** Tells no more of a promotion (R197). */
  readonly dismissPromotion: (promotionId: string) => void
  /** Tells cached pages how many things are in the cart. */
  readonly showCartCount: (count: number) => void
  /** Remembers a store as the shopper's own. */
  readonly rememberStore: (store: MyStore) => void
  readonly chooseLocale: (locale: Locale) => void
  /** Remembers for 30 days in which language the American store's help is read (R214). */
  readonly preferLanguage: (language: 'en' | 'es') => void
}

export type CommandContext = {
  readonly commerce: Commerce
  readonly locale: Locale
  readonly visit: CommandVisit
}

/** What a command achieved; `to` is where a plain form goes next (a path with locale), else it goes back. */
export type Done<Value> = {
  readonly value: Value
  readonly to?: string
  /** A page of the payment provider that comes first; the shopper returns from there to `to`. */
  readonly leave?: string
  /** With script the page at `to` asks in a dialog what the provider's page would ask. */
  readonly asksThere?: boolean
  /** What is told on the page that is shown next. */
  readonly said?: Readonly<Record<string, string>>
  /** A file to keep, instead of a page: base64. */
  readonly file?: Document
}

/** Something a shopper changes. The same command runs from an island and from a plain form. */
export type Command<Schema extends GenericSchema = GenericSchema, Value = unknown> = {
  readonly input: Schema
  readonly run: (context: CommandContext, input: InferOutput<Schema>) => Promise<Result<Done<Value>>>
  /** Fields that are never given back to a form, however it failed. */
  readonly secret?: readonly string[]
}

/** A command whose input type only it knows, ready to run on whatever came in. */
export type SealedCommand = {
  readonly input: GenericSchema
  readonly secret: readonly string[]
  readonly run: (context: CommandContext, input: unknown) => Promise<Result<Done<unknown>>>
}

export const command = <const Schema extends GenericSchema, Value>(
  declared: Command<Schema, Value>,
): SealedCommand => ({
  input: declared.input,
  secret: declared.secret ?? [],
  run: (context, input) => declared.run(context, input as InferOutput<Schema>),
})

/** Where a command is posted to; the query tells in which locale it speaks. */
export const commandPath = (locale: Locale, room: string, name: string): string => `/-/${room}/${name}?locale=${locale}`

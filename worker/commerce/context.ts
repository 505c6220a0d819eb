import type { Clock } from '#src/kit/clock.ts'
import type { Language, Locale, Site } from '#src/language/locales.ts'

import type { Catalogue } from './catalogue/catalogue.ts'
import type { Database } from './db/database.ts'
import type { PlacingDesk } from './placing/desk.ts'
import type { PaymentProvider } from './placing/provider.ts'
import type { Random } from './random.ts'
import type { SiteContent } from './content.ts'

/** What the platform hands every handler. */
export type Context = {
  readonly site: Site
  readonly locale: Locale
  readonly language: Language
  readonly db: Database
  readonly now: Clock
  readonly random: Random
  readonly catalogue: () => Catalogue
  readonly content: SiteContent
  readonly payments: PaymentProvider
  readonly desk: PlacingDesk
}

/** The context of a call that needs a token: whose it is. Baskets and orders are bound to `consumerId`. */
export type ShopperContext = Context & { readonly consumerId: string; readonly usid: string }

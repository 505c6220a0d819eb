import { createElement, type ComponentType, type ReactElement } from 'react'

import type { PlacedOrder } from '#src/commerce/calls/orders/orders.ts'
import type { Placing } from '#src/commerce/order-life.ts'
import type { Image } from '#src/commerce/calls/shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'
import type { AskFlag } from '#src/experiments/flag-state.ts'
import type { Variants } from '#src/experiments/variants.ts'
import type { Language } from '#src/language/language.ts'
import type { Locale } from '#src/language/locales.ts'
import type { PicturePlace } from '#src/ui/responsive.ts'
import type { ConsentSignals } from '#src/visitor/consent.ts'

import type { StructuredData } from '../product-ui/structured-data.ts'

import type { BuyInStore } from './associate/model/buy-in-store.ts'
import type { OrderPayment } from './checkout/model/placement.ts'
import type { VisitorRole } from './sign-in/model/visitor-role.ts'

export type PreloadedImage = Pick<Image, 'src' | 'srcset'> & { readonly place: PicturePlace }

/** The head of a document. Paths include the locale. */
export type Head = {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  readonly noindex?: boolean
  /** This page in every locale, where its path is another one there: locale → path. */
  readonly alternates?: Readonly<Record<Locale, string>>
  /** The picture that will be largest on the page, fetched first, and where it stands. */
  readonly preloadImage?: PreloadedImage | undefined
  /** The picture that stands for the page where a link to it is shared. */
  readonly image?: string | undefined
  /** Structured data about the page's subject. */
  readonly data?: readonly StructuredData[]
}

/** A public page's request; nothing in it identifies the visitor. */
export type PublicRequest = {
  readonly locale: Locale
  readonly language: Language
  readonly params: Readonly<Record<string, string>>
  /** Only the parameters that the route table lists. */
  readonly query: URLSearchParams
  /** The variants of the flags the route lists; empty on personal pages. */
  readonly variants: Variants
  readonly flagState: AskFlag
  readonly commerce: Commerce
}

/** The order a visit is placing or has placed. */
export type VisitOrder = {
  readonly orderNumber: string
  readonly st: string
  readonly placing: Placing
  /** Whether the platform has confirmed the order. Until then it is unknown whether it was received at all. */
  readonly isHeard?: boolean | undefined
  /** The authorization of a later payment, given when its owner approved it (R244). */
  readonly authorization?: string | undefined
} & OrderPayment

/** An order that was looked up by both its factors: what shows from then on that one may see it. */
export type TrackedOrder = { readonly orderNumber: string; readonly email: string }

/** A refused command, for the next page. */
export type RefusedCommand = {
  readonly command: string
  readonly code: string
  readonly detail?: unknown
  /** Field name → code of what is wrong with it. */
  readonly problems: Readonly<Record<string, string>>
  /** The entered values, so that nothing has to be typed twice. */
  readonly values: Readonly<Record<string, string>>
}

/** A command's message for the next page, shown once; some offer to undo. */
export type FlashMessage = { readonly command: string; readonly values: Readonly<Record<string, string>> }

export type PersonalRequest = PublicRequest & {
  /** Scheme and host of the store, for addresses handed to others. */
  readonly storeOrigin: string
  /** How much of a list stands on a page. */
  readonly pageSizes: { readonly savedForLater: number; readonly favorites: number }
  /** How people sign in: by e-mail and password at once, or step by step from the e-mail on (R014). */
  readonly signInMode: 'standard' | 'simplified'
  /** With fewer points nothing can be redeemed (R361). */
  readonly minimumLoyaltyPoints: number
  readonly visit: {
    readonly basketId: string | undefined
    readonly order: VisitOrder | undefined
    /** Whether the shopper is signed in, and not an associate at work. */
    readonly isSignedIn: boolean
    /** Who shops; nothing for a guest. */
    readonly role: VisitorRole | undefined
    /** The buy-in-store session of an associate. */
    readonly buyInStore: BuyInStore | undefined
    /** The last command's refusal, shown once. */
    readonly refused: RefusedCommand | undefined
    /** The last command's message, shown once. */
    readonly flash: FlashMessage | undefined
    /** Ids of promotions the shopper does not want to hear of (R197). */
    readonly dismissed: readonly string[]
    /** Whether a member's vouchers apply by themselves (R194). */
    readonly appliesVouchers: boolean
    readonly tracked: TrackedOrder | undefined
    /** The browser's consent signals. */
    readonly consent: ConsentSignals
    /** The country by whose rules is asked for it (ISO 3166-1 alpha-2). */
    readonly consentCountry: string
  }
  /** Measures an order that has become final, if the visitor agrees to be measured; each order counts once. */
  readonly measurePurchase: (order: PlacedOrder) => void
}

type Ending =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unavailable'; readonly reason: string }

type Facts = {
  readonly kind: 'page'
  readonly head?: Head
  /** Tags a purge may name this page by. */
  readonly tags?: readonly string[]
  /** Some optional part is missing: shown for seconds, and not stored. */
  readonly degraded?: boolean
}

/** The outcome of loading a page. */
export type LoadResult<Props> = (Facts & { readonly props: Props }) | Ending

/** The same with the page already put together: what the worker renders. */
export type PageOutcome = (Facts & { readonly element: ReactElement }) | Ending

/** The visit's cart is gone at the platform: it is made anew with what was in it, and the page shown then (R166). */
type CartLost = { readonly kind: 'cart-lost' }

/** The outcome of loading a personal page. */
export type PersonalResult<Props> = LoadResult<Props> | CartLost
export type PersonalOutcome = PageOutcome | CartLost

function withElement<Props extends object>(outcome: LoadResult<Props>, Page: ComponentType<Props>): PageOutcome {
  if (outcome.kind !== 'page') return outcome
  const { props, ...facts } = outcome
  return { ...facts, element: createElement(Page, props) }
}

/** A public page: data first, then one string render. */
export type PublicPage = { readonly show: (request: PublicRequest) => Promise<PageOutcome> }

export const publicPage = <Props extends object>(page: {
  readonly load: (request: PublicRequest) => Promise<LoadResult<Props>>
  readonly Page: ComponentType<Props>
}): PublicPage => ({ show: async request => withElement(await page.load(request), page.Page) })

/** A personal page: its head is known at once, its body streams in when the data is there. */
export type PersonalPage = {
  readonly head: (request: Pick<PublicRequest, 'language' | 'query'>) => Head
  readonly show: (request: PersonalRequest) => Promise<PersonalOutcome>
  readonly Skeleton: ComponentType
}

export const personalPage = <Props extends object>(page: {
  readonly head: PersonalPage['head']
  readonly load: (request: PersonalRequest) => Promise<PersonalResult<Props>>
  readonly Page: ComponentType<Props>
  readonly Skeleton: ComponentType
}): PersonalPage => ({
  head: page.head,
  show: async request => {
    const outcome = await page.load(request)
    return outcome.kind === 'cart-lost' ? outcome : withElement(outcome, page.Page)
  },
  Skeleton: page.Skeleton,
})

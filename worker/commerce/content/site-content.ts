import type { ContentItem, ContentPage, ContentSection, MenuItem, Modal, Popup } from '#src/commerce/calls/content.ts'
import type { PageLink } from '#src/commerce/calls/shapes.ts'
import type { Locale } from '#src/language/locales.ts'

/** How content is looked at: as it is published now, or as an editor sees it, at a moment of their choice. */
export type ContentView = {
  readonly locale: Locale
  readonly mode: 'publish' | 'preview'
  /** Epoch milliseconds; nothing for a preview of everything, whenever it is to appear. */
  readonly now: number | undefined
}

/** The time content is visible to shoppers: from the first moment up to the second, in epoch milliseconds. */
export type Scheduled = { readonly from?: number | undefined; readonly until?: number | undefined }

export const pageKinds = ['page', 'article', 'help'] as const
export type PageKind = (typeof pageKinds)[number]

/** A page as the library keeps it: what it shows, what it is, and where it stands. */
export type StoredContentPage = ContentPage &
  Scheduled & {
    readonly kind: PageKind
    /** A path without locale. */
    readonly href: string
    /** The name of the page it stands below. */
    readonly parent?: string
    readonly picture?: NonNullable<PageLink['picture']>
  }

export type StoredPopup = Popup & Scheduled
export type StoredModal = Omit<Modal, 'unpublished'> & Scheduled

/** An entry of the menu or the footer, and when it is there. */
export type StoredMenuItem = Omit<MenuItem, 'children' | 'unpublished'> &
  Scheduled & { readonly children: readonly StoredMenuItem[] }

/** The bar above everything. */
export type StoredNotice = { readonly text: string; readonly href: string } & Scheduled

/** What stands in a slot, and when. */
export type SlotEntry = ContentItem & Scheduled
export type SlotSection = Omit<ContentSection, 'items'> & { readonly items: readonly SlotEntry[] }

/**
 * The content of the sites, by locale. A place is where sections stand around what a page shows by itself:
 * `category`, `category/tents`, `product`, `error/404`, `sign-up-modal`, `cart` …
 */
export type SiteContent = {
  readonly pages: (locale: Locale) => readonly StoredContentPage[]
  readonly menu: (locale: Locale) => {
    readonly items: readonly StoredMenuItem[]
    /** One at a time is shown: the first whose time it is. */
    readonly notices: readonly StoredNotice[]
  }
  readonly footer: (locale: Locale) => { readonly items: readonly StoredMenuItem[] }
  readonly slots: (place: string, locale: Locale) => readonly SlotSection[] | undefined
  /** Every place that has something. */
  readonly places: () => readonly string[]
  readonly fragment: (id: string, locale: Locale) => readonly ContentItem[] | undefined
  readonly popups: (locale: Locale) => readonly StoredPopup[]
  readonly modal: (id: string, locale: Locale) => StoredModal | undefined
  readonly showcase: (docType: string, locale: Locale) => readonly ContentItem[] | undefined
}

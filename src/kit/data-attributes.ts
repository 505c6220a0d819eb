import type { MountName, Wake } from './mounts.ts'

/** Is there or is not. */
type Mark = boolean | '' | undefined

/** Opens from the hash: `panel=mini-cart`, `modal=quickshop_FH10011`. */
type DialogHash = `${'modal' | 'panel'}=${string}`

/** `{room}/{command}` */
type CommandName = `${string}/${string}`

/**
 * The typed `data-…` attributes by which HTML speaks to the browser's code. A test fails for a name that is used and
 * not listed here, or listed and not used; another type in HTML does not compile.
 */
export type DataAttributes = {
  // Mounting: code and moment.
  readonly 'data-mount'?: MountName | undefined
  readonly 'data-wake'?: Wake | undefined
  readonly 'data-prefix'?: string | undefined
  /** JSON of an island's props. */
  readonly 'data-props'?: string | undefined
  /** A link that its component takes over: it must not lead away before. */
  readonly 'data-waits'?: Mark

  // Dialogs.
  readonly 'data-dialog'?: DialogHash | undefined
  /** The heading of a dialog and the way out; toasts stand below it. */
  readonly 'data-dialog-head'?: Mark
  readonly 'data-opens'?: DialogHash | undefined
  readonly 'data-opens-now'?: DialogHash | undefined

  // Forms that run a command, and what they say.
  readonly 'data-command'?: CommandName | undefined
  readonly 'data-submit-on-change'?: Mark
  /** Milliseconds after which the form sends itself. */
  readonly 'data-repeat'?: number | `${number}` | undefined
  /** In a dialog: done, it leads away. */
  readonly 'data-leaves'?: Mark
  readonly 'data-done'?: string | undefined
  readonly 'data-thanks'?: string | undefined
  /** Path of the page that knows what became of a command whose answer was lost. */
  readonly 'data-unheard'?: string | undefined
  readonly 'data-unheard-said'?: Mark
  readonly 'data-problem'?: Mark
  readonly 'data-error-for'?: string | undefined
  readonly 'data-error-summary'?: Mark
  readonly 'data-error-message'?: Mark
  /** Where it is asked whether somebody is a person. */
  readonly 'data-person-check'?: Mark

  // The page, and the parts of it for certain visitors.
  readonly 'data-cart-page'?: Mark
  /** The part of a page where one lands: its name. */
  readonly 'data-landing'?: string | undefined
  readonly 'data-follows-cart'?: Mark
  readonly 'data-personal'?: Mark
  readonly 'data-consent-page'?: Mark
  /** The total of the order that a page confirms, in the smallest unit of its currency. */
  readonly 'data-order-total'?: number | `${number}` | undefined
  /** The list into which the service worker puts what was seen last. */
  readonly 'data-seen-pages'?: Mark

  // Experiences: id, variants, and the parts that are hidden meanwhile.
  readonly 'data-experience'?: string | undefined
  readonly 'data-variant'?: string | undefined
  readonly 'data-pending'?: Mark
  readonly 'data-held'?: Mark

  // Chat: the kind of page it stands on, and that it is not to be seen.
  readonly 'data-chat-page'?: string | undefined
  readonly 'data-chat-hidden'?: Mark

  // The document.
  readonly 'data-build'?: string | undefined
  readonly 'data-locale'?: string | undefined
  readonly 'data-layout'?: string | undefined
  readonly 'data-header'?: string | undefined
  readonly 'data-foot'?: string | undefined
  readonly 'data-sheet'?: string | undefined
  /** On the document: all that it is given from now on is set in the typefaces. */
  readonly 'data-typefaces'?: Mark
  /** A part that is set in them, and one that would move something if it were (`client/document/typefaces.ts`). */
  readonly 'data-typeset'?: Mark
  readonly 'data-stand-in'?: Mark
  readonly 'data-not-sent'?: string | undefined
  readonly 'data-unseen'?: Mark

  // The frame: who shops, how many things are where, what is said once.
  readonly 'data-account'?: string | undefined
  readonly 'data-buy-in-store'?: string | undefined
  readonly 'data-pop-up'?: string | undefined
  readonly 'data-pop-up-shown'?: string | undefined
  readonly 'data-cart-count'?: Mark
  readonly 'data-favorites-count'?: Mark
  readonly 'data-consent'?: Mark
  readonly 'data-consent-shown'?: Mark
  readonly 'data-pop-up-close'?: Mark
  readonly 'data-back-to-top'?: Mark
  readonly 'data-back-to-top-later'?: Mark

  /** On a `<main>` that was put in by script, or that nobody sees yet: its first frame is not waited for (`src/ui/marks.css`). */
  readonly 'data-swapped'?: Mark
  /** In a page that nobody sees yet, as one that is made ready: shown once the first screen has been painted. What floats holds no place. */
  readonly 'data-after-paint'?: Mark | 'floating'

  // Listings and cards.
  /** Where products are found that are linked to here (R164), where the type of page does not say it. */
  readonly 'data-origin'?: 'shop-the-look' | undefined
  readonly 'data-cards'?: Mark
  readonly 'data-pictures'?: string | undefined
  readonly 'data-more'?: string | undefined
  readonly 'data-map'?: string | undefined
  readonly 'data-zoom'?: Mark

  // Values that components pass to their code: texts with placeholders, ids, addresses.
  readonly 'data-id'?: string | undefined
  readonly 'data-name'?: string | undefined
  readonly 'data-src'?: string | undefined
  readonly 'data-text'?: string | undefined
  readonly 'data-copied-text'?: string | undefined
  readonly 'data-product'?: string | undefined
  readonly 'data-store'?: string | undefined
  readonly 'data-state'?: string | undefined
  readonly 'data-choose'?: string | undefined
  readonly 'data-there'?: string | undefined
  readonly 'data-gone'?: string | undefined
  readonly 'data-sts'?: string | undefined
  readonly 'data-open'?: string | undefined
  readonly 'data-closed'?: string | undefined
  readonly 'data-today'?: string | undefined
  readonly 'data-later'?: string | undefined
  readonly 'data-hours'?: string | undefined
  readonly 'data-zone'?: string | undefined
  readonly 'data-mask'?: string | undefined
  readonly 'data-begin'?: string | undefined
  readonly 'data-finish'?: string | undefined
  readonly 'data-failed'?: string | undefined
  readonly 'data-redirect-to'?: string | undefined
  readonly 'data-makes'?: Mark
  readonly 'data-delivery-estimate'?: Mark
  readonly 'data-step'?: number | `${number}` | undefined

  // Set by the browser's code itself, for style or its own use.
  readonly 'data-awake'?: Mark
  readonly 'data-scope'?: Mark
  readonly 'data-loading'?: Mark
  readonly 'data-asked'?: Mark
  readonly 'data-mine'?: Mark
  readonly 'data-signed-in'?: Mark
  readonly 'data-dismissed'?: Mark
  readonly 'data-back'?: Mark
  readonly 'data-close'?: Mark
  readonly 'data-visitor'?: string | undefined
  readonly 'data-color'?: string | undefined
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-unused-vars, typescript/no-empty-object-type -- it has to be declared as React does
  interface HTMLAttributes<T> extends DataAttributes {}
}

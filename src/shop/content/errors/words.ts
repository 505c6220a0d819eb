import type { MessageKey } from '#src/language/keys.ts'

/** Kinds of error pages: access denied, not found, and our own failures. */
export type ErrorKind = 'forbidden' | 'not-found' | 'server-error'

type Words = {
  /** Before the title, on the page of our own failures. */
  readonly intro?: MessageKey
  readonly title: MessageKey
  readonly message: MessageKey
  /** Follows the message, as a link to support. */
  readonly support?: MessageKey
  /** The way to the same page once more, where it may be there the next time. */
  readonly retry?: MessageKey
  readonly home: MessageKey
  /** A line of help and its link. */
  readonly help?: { readonly text: MessageKey; readonly link: MessageKey }
}

/** R115: the texts of error pages by code. */
export const words = {
  forbidden: {
    title: 'content.ERR403.title',
    message: 'content.ERR403.message',
    home: 'content.ERR4xx.cta',
  },
  'not-found': {
    title: 'content.ERR404.title',
    message: 'content.ERR404.message',
    support: 'content.ERR404.support',
    home: 'content.ERR4xx.cta',
    help: { text: 'content.ERR404.help', link: 'content.ERR404.help-link' },
  },
  'server-error': {
    intro: 'content.ERR5xx.seoText',
    title: 'content.ERR5xx.title',
    message: 'content.ERR5xx.message',
    retry: 'shell.unavailable.retry',
    home: 'content.ERR5xx.cta',
  },
} as const satisfies Record<ErrorKind, Words>

export const wordsOf = (kind: ErrorKind): Words => words[kind]

/** R110, R111 and R113: 401 and 403 are forbidden, every other 4xx is not found, anything else is our failure. */
export const kindOf = (status: number): ErrorKind =>
  status === 401 || status === 403 ? 'forbidden' : status >= 400 && status < 500 ? 'not-found' : 'server-error'

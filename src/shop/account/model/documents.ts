import type { Locale } from '#src/language/locales.ts'

/** Files of one's own that the storefront hands out; each is made when it is asked for and kept nowhere. */
export const documentKinds = ['my-data', 'invoice', 'return-label'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Where a file is; an invoice is named by its order. */
export const documentPath = (locale: Locale, kind: DocumentKind, of = 'mine'): string =>
  `/documents/${kind}/${encodeURIComponent(of)}?locale=${locale}`

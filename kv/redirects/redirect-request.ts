import { splitLocale } from '#src/kit/locale-path.ts'

import { canonicalPath } from './path.ts'
import type { Addressing, Device } from './rule.ts'

/** The visitor's properties for conditions. Locale and device are computed only when a rule uses them. */
export type RedirectVisitor = {
  readonly method: string
  readonly host: string
  /** ISO 3166-1 alpha-2; nothing when unknown. */
  readonly country: string | undefined
  /** The locale the visitor would get on a path that says none. */
  readonly locale: () => string
  readonly device: () => Device
}

/** A path as the engine looks it up. */
export type RequestPath = {
  /** The locale in the path. */
  readonly locale: string | undefined
  /** The path without locale as it was typed; captured values come from it. */
  readonly path: string
  /** Canonical spellings to look up: as typed, then in the words of the route table. */
  readonly spellings: readonly string[]
}

/** A request as the engine sees it. */
export type RedirectRequest = RequestPath & {
  readonly query: URLSearchParams
  readonly visitor: RedirectVisitor
}

/** Reads a path of this store. */
export function readPath(pathname: string, { locales, original }: Addressing): RequestPath {
  const { locale, rest } = splitLocale(pathname, name => locales.has(name))
  const typed = canonicalPath(rest)
  const words = locale === undefined ? typed : original(locale, typed)
  const meant = words === typed ? typed : canonicalPath(words)
  return { locale, path: rest, spellings: meant === typed ? [typed] : [typed, meant] }
}

/** Reads an address of this store. */
export const readAddress = (
  url: { readonly pathname: string; readonly searchParams: URLSearchParams },
  visitor: RedirectVisitor,
  addressing: Addressing,
): RedirectRequest => ({ ...readPath(url.pathname, addressing), query: url.searchParams, visitor })

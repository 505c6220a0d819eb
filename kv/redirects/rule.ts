export const statuses = [301, 302, 303, 307, 308, 410] as const
export type RedirectStatus = (typeof statuses)[number]

/** How `from` is read: one path, a path with everything beneath it, or `:name` and `*` standing for segments. */
export const matches = ['exact', 'prefix', 'pattern'] as const
export type MatchKind = (typeof matches)[number]

/**
 * The treatment of a request's query, besides the parameters in `from`, which are always required: `keep` passes it to
 * the target, `drop` removes it, `match` matches only when there is nothing else.
 */
export const queryModes = ['keep', 'drop', 'match'] as const
export type QueryMode = (typeof queryModes)[number]

export const devices = ['mobile', 'desktop'] as const
export type Device = (typeof devices)[number]

/** One redirect rule, normalised. An empty list is a condition that is not made. */
export type RedirectRule = {
  /** Where it stands in its source; with the revision's id it names the rule. */
  readonly line: number
  readonly match: MatchKind
  /** Canonical path without locale and query: `/old`, `/blog/:slug`, `/sale/*`. */
  readonly from: string
  /** The locale that `from` carries: the rule then fires for that prefix only. */
  readonly prefix: string | undefined
  /** Query parameters that `from` names, by name; a value `:name` is a placeholder for any value but none. */
  readonly params: readonly (readonly [name: string, value: string])[]
  readonly status: RedirectStatus
  /** Path, query and hash, or an absolute https address; empty for 410. May hold `:name` and `:splat`. */
  readonly to: string
  readonly query: QueryMode
  /** Host names, lower case. */
  readonly host: readonly string[]
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: readonly string[]
  /** Locales (`de-de`) or whole languages (`de`). */
  readonly locale: readonly string[]
  readonly device: Device | undefined
  /** Milliseconds since 1970; the rule fires from here on … */
  readonly activeFrom: number | undefined
  /** … until before here. */
  readonly activeUntil: number | undefined
  /** Milliseconds since 1970 from which 301 and 308 are sent as such; before it as 302 and 307. 0 is at once. */
  readonly permanentFrom: number | undefined
  readonly note: string
}

/** A fault in a line of rules. */
export type Problem = { readonly line: number; readonly column?: string; readonly message: string }

/** The engine's knowledge of the store's addresses. It may not import the routes, so it is passed in. */
export type Addressing = {
  /** Lower case, as they stand in a path: `de-de`. */
  readonly locales: ReadonlySet<string>
  /** `/cart` → `/de-de/warenkorb`. */
  readonly localise: (locale: string, path: string) => string
  /** `/warenkorb` → `/cart`: the words of the route table for those of a language. */
  readonly original: (locale: string, path: string) => string
  /** Query parameters that survive every redirect (R069). */
  readonly carried: readonly string[]
}

/** How many conditions a rule makes: more of them win over fewer. */
export const specificity = (rule: RedirectRule): number =>
  rule.params.length +
  [
    rule.query === 'match',
    rule.prefix !== undefined,
    rule.host.length > 0,
    rule.country.length > 0,
    rule.locale.length > 0,
    rule.device !== undefined,
    rule.activeFrom !== undefined || rule.activeUntil !== undefined,
  ].filter(Boolean).length

/** Rules of one path in the order in which they are tried: more specific first, then as they stand in the source. */
export const byPrecedence = (one: RedirectRule, other: RedirectRule): number =>
  specificity(other) - specificity(one) || one.line - other.line

/** Counts of requests for the desk; they say nothing of who made them. */
export const trafficKinds = [
  'not-found',
  'rule',
  'single-key',
  'stored-page',
  'empty-search',
  'consent-asked',
  'consent-answered',
] as const
export type TrafficKind = (typeof trafficKinds)[number]

/**
 * One of them: the path that was not found, the requests a redirect rule listens to, the path of a single key, a page that
 * was answered from the store (its key without the build), the words of a search without results; where a page asked for consent (`DE de-de`), or where and to what somebody agreed
 * (`DE de-de analytics targeting`).
 */
export type TrafficPoint = {
  readonly kind: TrafficKind
  readonly subject: string
  /** The locale of the address; empty where it has none. */
  readonly locale: string
  readonly isBot: boolean
}

/** So many of the same. */
export type TrafficCount = TrafficPoint & { readonly count: number }

/** The counts of one subject over some days. */
export type SubjectTraffic = {
  readonly subject: string
  readonly locales: readonly string[]
  /** How often by people, and by bots. */
  readonly people: number
  readonly bots: number
  /** The last time, in milliseconds since 1970. */
  readonly lastAt: number
}

/** Where the counts are read. */
export type TrafficReader = {
  /** The subjects people asked for most in the last days. */
  readonly topTraffic: (kind: TrafficKind, days: number, most: number) => Promise<readonly SubjectTraffic[]>
  /** How often each of some subjects was asked for in the last days, bots included; those that never were are left out. */
  readonly countTraffic: (
    kind: TrafficKind,
    days: number,
    subjects: readonly string[],
  ) => Promise<Readonly<Record<string, number>>>
  /** Every subject that was asked for in the last days. */
  readonly seenTraffic: (kind: TrafficKind, days: number) => Promise<readonly string[]>
  /** Since when anything is counted, in milliseconds since 1970; undefined where nothing was yet. */
  readonly trafficSince: () => Promise<number | undefined>
}

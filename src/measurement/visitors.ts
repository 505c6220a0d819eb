import type { ReportedError } from './error-groups.ts'

/** What the desk reads of visitors who agreed to be measured; nothing of it says who somebody is. */

/** The steps from a list to an order, in their order: names of events. */
export const funnelSteps = [
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'purchase',
] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** By what a funnel is divided: where products were found, the locale, or the variant somebody was shown. */
export const funnelDimensions = ['locale', 'origin', 'variant'] as const
export type FunnelDimension = (typeof funnelDimensions)[number]

/** Visits with at least one event of a step, in one part of the visitors. */
export type FunnelCount = { readonly part: string; readonly step: FunnelStep; readonly visits: number }

/** An event as a list shows it. */
export type RecentEvent = {
  readonly at: number
  readonly name: string
  readonly locale: string
  readonly path: string
  readonly role: string
}

/** The values of a web vital on pages of a type by a build: sorted, as many as were measured lately. */
export type VitalValues = {
  readonly metric: string
  readonly pageType: string
  readonly build: string
  readonly values: readonly number[]
}

/** Visits that were shown a variation, and those of them that ordered. */
export type ExposureCount = {
  readonly flag: string
  readonly variation: string
  readonly visits: number
  readonly orders: number
}

/** A step of a request: a call of the platform by its name, or what took the rest of the time. Milliseconds from the request's beginning. */
export type RequestStep = { readonly name: string; readonly at: number; readonly ms: number }

/** A request that failed: its steps, and its line of the log, as far as nothing in it says who asked. */
export type FailedRequest = {
  readonly correlationId: string
  readonly at: number
  readonly method: string
  readonly path: string
  readonly status: number
  readonly reason: string
  /** How long all of it took, in milliseconds. */
  readonly ms: number
  readonly steps: readonly RequestStep[]
  readonly line: Readonly<Record<string, string | number | boolean>>
}

/** Where it is read. */
export type VisitorReader = {
  readonly recentEvents: (most: number) => Promise<readonly RecentEvent[]>
  readonly funnel: (days: number, by: FunnelDimension) => Promise<readonly FunnelCount[]>
  readonly vitals: (days: number) => Promise<readonly VitalValues[]>
  readonly clientErrors: (days: number) => Promise<readonly ReportedError[]>
  readonly exposures: (days: number) => Promise<readonly ExposureCount[]>
  readonly failedRequests: (most: number) => Promise<readonly FailedRequest[]>
  /** One of those that are kept, by its correlation id. */
  readonly failedRequest: (correlationId: string) => Promise<FailedRequest | undefined>
}

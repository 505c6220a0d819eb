import type { VisitorReader } from '#src/measurement/visitors.ts'

/** Objects that keep what the storefront measures. */
export type VisitorLogs = DurableObjectNamespace<VisitorReader & Rpc.DurableObjectBranded>

/** Reads what the storefront measures. A stub belongs to the request that made it, so each call has its own. */
export function visitorReader(logs: VisitorLogs): VisitorReader {
  const log = () => logs.get(logs.idFromName('events'))
  return {
    recentEvents: async most => log().recentEvents(most),
    funnel: async (days, by) => log().funnel(days, by),
    vitals: async days => log().vitals(days),
    clientErrors: async days => log().clientErrors(days),
    exposures: async days => log().exposures(days),
    failedRequests: async most => log().failedRequests(most),
    failedRequest: async correlationId => log().failedRequest(correlationId),
  }
}

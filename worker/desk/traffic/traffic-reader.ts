import type { TrafficReader } from '#src/measurement/traffic.ts'

type EventLogs = DurableObjectNamespace<TrafficReader & Rpc.DurableObjectBranded>

/** Reads what the storefront counts. A stub belongs to the request that made it, so each call has its own. */
export function trafficReader(logs: EventLogs): TrafficReader {
  const log = () => logs.get(logs.idFromName('events'))
  return {
    topTraffic: async (kind, days, most) => log().topTraffic(kind, days, most),
    countTraffic: async (kind, days, subjects) => log().countTraffic(kind, days, subjects),
    seenTraffic: async (kind, days) => log().seenTraffic(kind, days),
    trafficSince: async () => log().trafficSince(),
  }
}

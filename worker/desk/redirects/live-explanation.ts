import * as v from 'valibot'

import { mostHops } from '#kv/redirects/match/explain.ts'
import { sign, signatureHeader } from '#src/purging/signature.ts'
import {
  explainedText,
  explainHeader,
  liveTraceSchema,
  type ExplainedVisitor,
  type LiveTrace,
} from '#src/redirects/live-trace.ts'

import type { Tools } from '../context.ts'

/** A request as it went through the store. */
export type LiveHop = { readonly address: string; readonly trace: LiveTrace }

/** The redirect chain of an address in the running store, as far as it goes. */
export type LiveChain = {
  readonly hops: readonly LiveHop[]
  readonly end: 'answered' | 'elsewhere' | 'loop' | 'endless' | 'silent'
}

type LiveTools = Pick<Tools, 'storefront' | 'purgeKey' | 'clock'>

/** Asks the store for one address as a visitor; undefined where it does not say what it did. */
async function traceOf(
  { storefront, purgeKey, clock }: LiveTools,
  host: string,
  address: string,
  visitor: ExplainedVisitor,
): Promise<LiveTrace | undefined> {
  if (purgeKey === undefined) return undefined
  const text = JSON.stringify(visitor)
  const headers = {
    [explainHeader]: text,
    [signatureHeader]: await sign(purgeKey, explainedText(address, text), clock()),
  }
  const answer = await storefront
    .fetch(`http://${host}${address}`, { headers, redirect: 'manual' })
    .catch(() => undefined)
  const read = v.safeParse(liveTraceSchema, await answer?.json().catch(() => undefined))
  return read.success ? read.output : undefined
}

/** Follows an address through the running store, request by request, as a browser would. */
export async function liveChain(
  tools: LiveTools,
  host: string,
  address: string,
  visitor: ExplainedVisitor,
): Promise<LiveChain> {
  const hops: LiveHop[] = []
  let next = address
  while (hops.length < mostHops) {
    if (hops.some(hop => hop.address === next)) return { hops, end: 'loop' }
    const trace = await traceOf(tools, host, next, visitor)
    if (trace === undefined) return { hops, end: 'silent' }
    hops.push({ address: next, trace })
    if (trace.location === undefined) return { hops, end: 'answered' }
    const to = URL.parse(trace.location, `http://${host}`)
    if (to === null || to.host !== host) return { hops, end: 'elsewhere' }
    next = to.pathname + to.search
  }
  return { hops, end: 'endless' }
}

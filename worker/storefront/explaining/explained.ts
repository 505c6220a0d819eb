import * as v from 'valibot'

import type { Misfit } from '#kv/redirects/match/conditions.ts'
import { judge } from '#kv/redirects/match/match.ts'
import { draftOf } from '#kv/redirects/print.ts'
import type { RedirectRequest } from '#kv/redirects/redirect-request.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import type { InForce } from '#kv/redirects/storage/reader.ts'
import { isSigned, signatureHeader } from '#src/purging/signature.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'
import {
  explainedText,
  explainedVisitorSchema,
  explainHeader,
  type ExplainedVisitor,
  type LiveTrace,
  type TracedRule,
} from '#src/redirects/live-trace.ts'

import type { StorefrontContext } from '../context.ts'
import { when } from '../middleware/when.ts'
import { traceHeaders } from '../observability/trace.ts'
import { buildId } from '../render/assets.ts'
import type { RequestContext } from '../request-context.ts'
import type { ExplainedRequest } from './explained-request.ts'

const told = (rule: RedirectRule): TracedRule => ({ line: rule.line, cells: draftOf(rule) })

/** Notes which rules were weighed for a request that is to be explained. */
export function noteRules(
  explained: ExplainedRequest,
  rules: InForce | 'off' | undefined,
  asked?: RedirectRequest,
): void {
  explained.steps = { rules: rules === 'off' ? rules : (rules?.id ?? 'none'), nearly: [] }
  if (rules === undefined || rules === 'off' || asked === undefined) return
  const nearly: { rule: TracedRule; reason: Misfit | 'overruled' }[] = []
  let fired: TracedRule | undefined
  for (const judged of judge(rules.revision, asked, explained.at, storeAddressing)) {
    if ('misfit' in judged) nearly.push({ rule: told(judged.rule), reason: judged.misfit })
    else if (fired === undefined) fired = told(judged.redirect.rule)
    else nearly.push({ rule: told(judged.redirect.rule), reason: 'overruled' })
  }
  explained.steps = { ...explained.steps, nearly, ...(fired === undefined ? {} : { fired }) }
}

const userAgents = {
  desktop: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) fellholm-desk-monitor',
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile fellholm-desk-monitor',
} as const

/** The request as such a visitor would send it, with nothing of who asks. */
function asVisitor({ url, method }: Request, { locale, device, country }: ExplainedVisitor): Request {
  const headers = new Headers({
    accept: 'text/html',
    'accept-language': locale.replace(/-(\w+)$/, (_, region: string) => `-${region.toUpperCase()}`),
    'user-agent': userAgents[device],
  })
  if (LOCAL_BUILD && country !== undefined) headers.set('cf-ipcountry', country)
  return new Request(url, { method, headers, redirect: 'manual' })
}

/** The visitor a signed request names; undefined where it is not signed for this address, or names none. */
async function visitorOf(c: StorefrontContext, text: string): Promise<ExplainedVisitor | undefined> {
  const { PURGE_KEY: key } = c.env.settings
  const { pathname, search } = c.env.address
  const signature = c.req.header(signatureHeader) ?? ''
  if (key === undefined || c.req.method !== 'GET') return undefined
  if (!(await isSigned(key, explainedText(pathname + search, text), signature, Date.now()))) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), explainedVisitorSchema), text)
  return read.success ? read.output : undefined
}

function traceOf(c: StorefrontContext, { steps }: ExplainedRequest): LiveTrace {
  const { trace } = c.env
  const { route, cache, redirect } = trace.notes
  const location = c.res.headers.get('location') ?? undefined
  return {
    ...steps,
    // Unset where the request ended before.
    locale: c.get('locale') as string | undefined,
    path: c.get('path') as string | undefined,
    route: c.get('match')?.name ?? (route === undefined ? undefined : `${route}`),
    cache: cache === undefined ? undefined : `${cache}`,
    isSingleKey: `${redirect ?? ''}`.startsWith('single-key:'),
    status: c.res.status,
    location,
    timing: traceHeaders(trace)['server-timing'],
    build: buildId,
  }
}

const asksToExplain = ({ request }: RequestContext): boolean => request.headers.has(explainHeader)

/**
 * Answers a request of the desk with the steps it took instead of what it led to. It is signed, takes the way of every other
 * request as somebody else, and its answer is never stored. Without the signature it is a request like any other.
 */
export const explained = when(asksToExplain, async (c, next) => {
  const visitor = await visitorOf(c, c.req.header(explainHeader) ?? '')
  if (visitor === undefined) return next()
  const one: ExplainedRequest = { ...visitor, steps: { rules: 'none', nearly: [] } }
  c.set('explained', one)
  c.req.raw = asVisitor(c.req.raw, visitor)
  await next()
  await c.res.body?.cancel()
  const answer = Response.json(traceOf(c, one), { headers: { 'cache-control': 'private, no-store' } })
  c.res = undefined
  c.res = answer
  return undefined
})

import * as v from 'valibot'

import { loadPointer } from '#kv/redirects/storage/storage.ts'
import { sites } from '#src/language/locales.ts'

import type { Operate } from '../orders/operate.ts'
import type { RedirectsTools } from '../redirects/redirects-tools.ts'
import { answerOf, timed, unasked, type LookOutcome, type PartHealth } from './look.ts'
import { lookAtShop } from './shop-looks.ts'

type Service = Pick<Fetcher, 'fetch'>

/** Dependencies of a look. */
export type HealthTools = {
  readonly storefront: Service
  readonly redirects: Pick<RedirectsTools, 'kv'>
  readonly pages: KVNamespace
  readonly operate: Operate | undefined
  readonly platform: Service | undefined
  readonly payments: Service | undefined
  readonly chat: Service | undefined
}

const listed = v.object({ checks: v.array(v.pipe(v.string(), v.regex(/^\/healthcheck\/[\w-]+$/))) })

/** The storefront's own health checks, as it lists them. */
async function storefrontChecks(storefront: Service): Promise<readonly string[]> {
  const answer = await storefront.fetch('http://localhost/healthcheck').catch(() => undefined)
  const read = v.safeParse(listed, await answer?.json().catch(() => undefined))
  return read.success ? read.output.checks : ['/healthcheck/status']
}

const broken = v.object({ openBreakers: v.array(v.string()) })

/** The families of calls that the storefront makes none of for a while, because they failed. */
async function breakersLook(storefront: Service): Promise<LookOutcome> {
  const answer = await storefront.fetch('http://localhost/healthcheck/status')
  const { openBreakers } = v.parse(broken, await answer.json())
  return {
    isHealthy: openBreakers.length === 0,
    facts: openBreakers.length === 0 ? 'all are shut' : `open: ${openBreakers.join(', ')}`,
  }
}

async function rulesLook({ kv }: HealthTools['redirects']): Promise<LookOutcome> {
  const pointer = await loadPointer(kv)
  if (typeof pointer === 'string') return { isHealthy: pointer === 'none', facts: `pointer: ${pointer}` }
  return { isHealthy: true, facts: `revision ${pointer.revision}${pointer.off ? ', all rules are off' : ''}` }
}

async function pagesLook(pages: KVNamespace): Promise<LookOutcome> {
  const { keys } = await pages.list({ limit: 1 })
  return { isHealthy: true, facts: keys.length === 0 ? 'no page is stored' : 'pages are stored' }
}

/** A worker beside the store: its health check says which version it is. */
const lookBeside = (part: string, service: Service | undefined, host: string): Promise<PartHealth> =>
  service === undefined
    ? unasked(part, 'this desk is bound to none')
    : timed(part, () => answerOf(service, `http://${host}/health`, { headers: { 'x-site-id': sites[0] } }))

/** Looks at every part of the store at once. */
export async function lookAtParts(tools: HealthTools): Promise<readonly PartHealth[]> {
  const { storefront, redirects, pages, operate, platform, payments, chat } = tools
  const checks = await storefrontChecks(storefront)
  return Promise.all([
    ...checks.map(path => timed(path, () => answerOf(storefront, `http://localhost${path}`))),
    timed('circuit breakers', () => breakersLook(storefront)),
    timed('KV: redirect rules', () => rulesLook(redirects)),
    timed('KV: pages', () => pagesLook(pages)),
    timed('desk', async () => ({ isHealthy: true, facts: `version ${JSON.stringify(BUILD_ID)}` })),
    lookBeside('platform', platform, 'commerce.internal'),
    lookBeside('payments', payments, 'pay.localhost'),
    lookBeside('chat', chat, 'chat.localhost'),
    ...(operate === undefined
      ? [unasked('letters, orders, open payments and rate limits', 'this desk has no key of the operator')]
      : sites.flatMap(site => lookAtShop(operate, site))),
  ])
}

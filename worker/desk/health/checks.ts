import * as v from 'valibot'

import { loadPointer } from '#kv/redirects/storage/storage.ts'
import { timeout } from '#src/kit/time/timeout.ts'
import { sites, type SiteName } from '#src/language/locales.ts'

import type { Operate } from '../orders/operate.ts'
import type { RedirectsTools } from '../redirects/redirects-tools.ts'

/** What one look at a part of the store has found. */
export type PartHealth = {
  readonly part: string
  readonly isHealthy: boolean
  /** How long it took, in milliseconds. */
  readonly ms: number
  /** What it said, as short text. */
  readonly facts: string
}

/** Dependencies of a look. */
export type HealthTools = {
  readonly storefront: Pick<Fetcher, 'fetch'>
  readonly redirects: Pick<RedirectsTools, 'kv'>
  readonly pages: KVNamespace
  readonly operate: Operate | undefined
  readonly platform: Pick<Fetcher, 'fetch'> | undefined
}
type Look = { readonly isHealthy: boolean; readonly facts: string }

const mostFacts = 400
/** A part that says nothing for so long is not well, in milliseconds. */
const longestMs = 5_000

/** Lists of more are said by their length. */
const mostListed = 3

const valueOf = (value: unknown): string =>
  !Array.isArray(value)
    ? JSON.stringify(value)
    : value.length > mostListed
      ? `${value.length}`
      : value.join(' · ') || 'none'

/** Values of an answer as one line. */
const lineOf = (answer: unknown): string =>
  typeof answer !== 'object' || answer === null
    ? ''
    : Object.entries(answer)
        .map(([name, value]) => `${name} ${valueOf(value)}`)
        .join(', ')

/** Times a look; one that fails or takes too long is not well. */
async function timed(part: string, look: () => Promise<Look>): Promise<PartHealth> {
  const began = Date.now()
  const looked = look().catch((error: unknown): Look => ({ isHealthy: false, facts: String(error) }))
  const found = (await timeout(longestMs, looked)) ?? { isHealthy: false, facts: `said nothing for ${longestMs} ms` }
  return { part, isHealthy: found.isHealthy, ms: Date.now() - began, facts: found.facts.slice(0, mostFacts) }
}

async function answerOf(service: Pick<Fetcher, 'fetch'>, address: string, init?: RequestInit): Promise<Look> {
  const answer = await service.fetch(address, init)
  const told: unknown = await answer.json().catch(() => undefined)
  return { isHealthy: answer.ok, facts: lineOf(told) }
}

const listed = v.object({ checks: v.array(v.pipe(v.string(), v.regex(/^\/healthcheck\/[\w-]+$/))) })

/** The storefront's own health checks, as it lists them. */
async function storefrontChecks(storefront: Pick<Fetcher, 'fetch'>): Promise<readonly string[]> {
  const answer = await storefront.fetch('http://localhost/healthcheck').catch(() => undefined)
  const read = v.safeParse(listed, await answer?.json().catch(() => undefined))
  return read.success ? read.output.checks : ['/healthcheck/status']
}

async function rulesLook({ kv }: HealthTools['redirects']): Promise<Look> {
  const pointer = await loadPointer(kv)
  if (typeof pointer === 'string') return { isHealthy: pointer === 'none', facts: `pointer: ${pointer}` }
  return { isHealthy: true, facts: `revision ${pointer.revision}${pointer.off ? ', all rules are off' : ''}` }
}

async function pagesLook(pages: KVNamespace): Promise<Look> {
  const { keys } = await pages.list({ limit: 1 })
  return { isHealthy: true, facts: keys.length === 0 ? 'no page is stored' : 'pages are stored' }
}

async function lettersLook(operate: NonNullable<HealthTools['operate']>, site: SiteName): Promise<Look> {
  const letters = await operate(site, 'operator.letters.list')
  if (!letters.ok) return { isHealthy: false, facts: letters.code }
  const { waiting, givenUp } = letters.value
  return { isHealthy: givenUp === 0, facts: `${waiting} waiting, ${givenUp} given up` }
}

async function packingLook(operate: NonNullable<HealthTools['operate']>, site: SiteName): Promise<Look> {
  const orders = await operate(site, 'operator.orders.list', { query: { status: 'CONFIRMED' } })
  return orders.ok
    ? { isHealthy: true, facts: `${orders.value.total} to be packed` }
    : { isHealthy: false, facts: orders.code }
}

/** Looks at every part of the store at once. */
export async function lookAtParts({
  storefront,
  redirects,
  pages,
  operate,
  platform,
}: HealthTools): Promise<readonly PartHealth[]> {
  const checks = await storefrontChecks(storefront)
  return Promise.all([
    ...checks.map(path => timed(path, () => answerOf(storefront, `http://localhost${path}`))),
    timed('KV: redirect rules', () => rulesLook(redirects)),
    timed('KV: pages', () => pagesLook(pages)),
    ...(platform === undefined
      ? []
      : [timed('platform', () => answerOf(platform, 'http://commerce.internal/health', siteHeader(sites[0])))]),
    ...(operate === undefined
      ? []
      : sites.flatMap(site => [
          timed(`letters: ${site}`, () => lettersLook(operate, site)),
          timed(`orders: ${site}`, () => packingLook(operate, site)),
        ])),
  ])
}

const siteHeader = (site: SiteName): RequestInit => ({ headers: { 'x-site-id': site } })

import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keys } from '#kv/keys.ts'
import { datafileOf } from '#worker/commerce/experiments/datafile.ts'

import { dependency } from '../dependency.ts'
import { withDatafile } from '../datafile.ts'
import { holdClock, later, settled } from './time.ts'
import { browserOf, heroWords, idsWhere, variationFor } from './visitors.ts'

holdClock()

const told = vi.spyOn(console, 'log')

beforeEach(() => void told.mockClear())
afterEach(() => dependency.reset())

const { PAGES } = env as unknown as { readonly PAGES: KVNamespace }
const [quiet = ''] = idsWhere(id => variationFor('home_hero', id) === 'quiet')
const dead = async (request: Request, real: () => Promise<Response>) =>
  request.url.includes('/datafiles/') ? new Response('gone', { status: 503 }) : real()

const isQuiet = async () => {
  const html = await (await browserOf(quiet).ask('/en-us')).text()
  await settled()
  return html.includes(heroWords.quiet)
}
/** What was told of datafiles that could not be taken since the test began. */
const refusals = () =>
  told.mock.calls
    .flatMap(([line]) => /experiments: (?:no datafile|the datafile was refused)[^"]*/.exec(String(line)) ?? [])
    .map(String)
const kept = async () => JSON.parse((await PAGES.get(keys.datafile('storefront'))) ?? '{}').revision

// What an isolate knows stays from test to test here, as it does from request to request.
it('R367: while the datafile cannot be had everybody sees the baseline; it is asked for again after 1 s and up to 500 ms more', async () => {
  dependency.behave(dead)
  expect(await isQuiet()).toBe(false)
  expect(await isQuiet()).toBe(false)
  expect(refusals()).toHaveLength(1)
  later(1_501)
  expect(await isQuiet()).toBe(false)
  expect(refusals()).toHaveLength(2)
  later(1_501)
  await isQuiet()
  expect(refusals()).toHaveLength(2)
})

const kitStatus = async () => (await browserOf(quiet).ask('/en-us/summit-series-kit')).status

it('P1: a page behind a flag is unavailable, and not missing, while there has never been a datafile', async () => {
  dependency.behave(dead)
  expect(await kitStatus()).toBe(503)
})

it('R311: once there is a datafile, read with GET, it decides, and KV keeps it', async () => {
  later(10_000)
  expect(await isQuiet()).toBe(true)
  expect(new Set(dependency.asked('/datafiles/').map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(await kept()).toBe(datafileOf('storefront').revision)
})

it('R056: by a datafile that has it off the same page is missing, and stays so while the platform says nothing', async () => {
  dependency.behave(async () => new Response('{}', { status: 500 }))
  expect(await kitStatus()).toBe(404)
})

it('R369: it is read anew after 5 min and not before; when that fails the last good one goes on deciding', async () => {
  dependency.behave(dead)
  later(299_000)
  expect([await isQuiet(), refusals()]).toEqual([true, []])
  later(1_000)
  expect(await isQuiet()).toBe(true)
  expect(refusals()).toHaveLength(1)
  expect(await isQuiet()).toBe(true)
})

const named = (more: object) => (datafile: object) => ({ ...datafile, revision: '99', ...more })

it.each([
  ['junk', () => 'junk'],
  ['another version', named({ version: '9' })],
  ['conditions that are no JSON', named({ audiences: [{ id: '1', name: 'x', conditions: '{' }] })],
  ['a flag without variables', named({ featureFlags: [{ id: '1', key: 'home_hero' }] })],
])('a datafile that is none is refused, and the last good one goes on deciding: %s', async (_, change) => {
  dependency.behave(withDatafile(change))
  later(3_600_000)
  expect(await isQuiet()).toBe(true)
  expect(refusals()).toHaveLength(1)
  expect(await isQuiet()).toBe(true)
  expect(await kept()).toBe(datafileOf('storefront').revision)
})

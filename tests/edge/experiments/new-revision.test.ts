import { afterEach, expect, it } from 'vitest'

import type { Datafile } from '#src/commerce/calls/datafile-shapes.ts'

import { dependency } from '../dependency.ts'
import { withDatafile } from '../datafile.ts'
import { later, settled } from './time.ts'
import { browserOf, heroWords, idsWhere, variationFor } from './visitors.ts'

afterEach(() => dependency.reset())

const [quiet = ''] = idsWhere(id => variationFor('home_hero', id) === 'quiet')
const [hidden = ''] = idsWhere(id => variationFor('free_delivery_badge', id) === 'none')

/** The datafile after this is another, and the isolate has heard of it. */
async function revise(change: (datafile: Datafile) => object) {
  dependency.behave(withDatafile(datafile => ({ ...datafile, revision: 'next', ...change(datafile) })))
  later(310_000)
  await browserOf(quiet).ask('/en-us')
  await settled()
}

it('a new revision purges the pages it touches, and leaves the others stored', async () => {
  const browser = browserOf(hidden)
  const listing = await (await browser.ask('/en-us/c/tents')).text()
  const [, path = ''] = /href="(\/en-us\/p\/[^"?#]+)/.exec(listing) ?? []
  const before = await browser.ask(path)
  expect((await before.text()).includes('Free delivery')).toBe(false)
  expect((await (await browserOf(quiet).ask('/en-us')).text()).includes(heroWords.quiet)).toBe(true)

  await revise(({ experiments, featureFlags }) => ({
    // The badge’s experiment is over, and everybody sees the badge.
    experiments: experiments.map(one => (one.key === 'free_delivery_badge' ? { ...one, status: 'Paused' } : one)),
    featureFlags: featureFlags.map(flag =>
      flag.key === 'free_delivery_badge'
        ? { ...flag, variables: flag.variables.map(one => ({ ...one, defaultValue: 'true' })) }
        : flag,
    ),
  }))
  later(2_100)
  const after = await browserOf(hidden).ask(path)
  expect([after.headers.get('cache-status'), (await after.text()).includes('Free delivery')]).toEqual([
    expect.stringContaining('miss'),
    true,
  ])
  const untouched = await browserOf(quiet).ask('/en-us')
  expect(untouched.headers.get('cache-status')).toContain('hit')
  expect((await untouched.text()).includes(heroWords.quiet)).toBe(true)
})

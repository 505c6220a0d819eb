import { afterEach, expect, it } from 'vitest'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { dependency } from '../dependency.ts'
import { withDatafile, withFlag } from '../datafile.ts'
import { datafileIsDue, holdClock, later, settled } from './time.ts'
import { browserOf, hasBadge, heroWords, idsWhere, variationFor } from './visitors.ts'

holdClock()

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
  expect(hasBadge(await before.text())).toBe(false)
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
  expect([after.headers.get('cache-status'), hasBadge(await after.text())]).toEqual([
    expect.stringContaining('miss'),
    true,
  ])
  const untouched = await browserOf(quiet).ask('/en-us')
  expect(untouched.headers.get('cache-status')).toContain('hit')
  expect((await untouched.text()).includes(heroWords.quiet)).toBe(true)
})

it('a switch of the frame or of help purges what was made with it: back_to_top every page, help_pages those of help', async () => {
  const browser = browserOf(quiet)
  const look = async (path: string) => {
    const response = await browser.ask(path)
    return [response.headers.get('cache-status'), (await response.text()).includes('data-back-to-top')] as const
  }
  await look('/en-ca/c/tents')
  expect(await look('/en-ca/c/tents')).toEqual([expect.stringContaining('hit'), true])
  dependency.behave(withFlag('back_to_top', false))
  await datafileIsDue()
  later(2_100)
  expect(await look('/en-ca/c/tents')).toEqual([expect.stringContaining('miss'), false])

  expect((await browser.ask('/en-ca/help')).status).toBe(200)
  expect((await browser.ask('/en-ca/help')).headers.get('cache-status')).toContain('hit')
  dependency.behave(withFlag('help_pages', false))
  await datafileIsDue()
  later(2_100)
  expect((await browser.ask('/en-ca/help')).status).toBe(302)
})

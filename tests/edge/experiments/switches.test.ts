import { beforeAll, describe, expect, it } from 'vitest'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { seededPassword as password } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { withDatafile } from '../datafile.ts'
import { dependency } from '../dependency.ts'

const off = new Set(['buy_in_store', 'chat'])

/** The datafile with some flags off for everybody. */
function withoutThem(datafile: Datafile) {
  const ids = new Set(datafile.featureFlags.flatMap(({ key, rolloutId }) => (off.has(key) ? [rolloutId] : [])))
  const closed = (rollout: Datafile['rollouts'][number]) => ({
    ...rollout,
    experiments: rollout.experiments.map(rule => ({
      ...rule,
      variations: rule.variations.map(variation => ({ ...variation, featureEnabled: false })),
    })),
  })
  return { ...datafile, rollouts: datafile.rollouts.map(rollout => (ids.has(rollout.id) ? closed(rollout) : rollout)) }
}

beforeAll(() => dependency.behave(withDatafile(withoutThem)))

describe('D63: a flag that is off', () => {
  it('buy_in_store closes /storeipads to associates, whatever the setting says', async () => {
    const browser = openBrowser()
    await browser.post('/-/associate/enter?locale=en-us', {
      storeId: 's-us-denver',
      username: 's-us-denver@stores.fellholm.example',
      password,
    })
    const desk = await browser.ask('/en-us/storeipads')
    expect([desk.status, desk.headers.get('location')]).toEqual([302, '/en-us'])
  })

  it('is told to script as it is, and the others as they are: GET /fapi/featureFlags', async () => {
    const { flags } = await (await openBrowser().ask('/fapi/featureFlags')).json<{ flags: Record<string, boolean> }>()
    expect(flags).toEqual({
      summit_series_kit: false,
      help_pages: true,
      buy_in_store: false,
      back_to_top: true,
      content_404: true,
      chat: false,
      simplified_enrolment: false,
    })
  })
})

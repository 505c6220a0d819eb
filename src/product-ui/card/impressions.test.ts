import { expect, it } from 'vitest'

import type { Commerce } from '#src/commerce/client.ts'

import { inView, reportImpression } from './impressions.ts'

const items = ['a', 'b', 'c', 'd', 'e'].map(recToken => ({ recToken }))

it('R305: recommendation impressions count a slice of the items: four from 768 px up, two below', () => {
  expect(inView(items, true)).toEqual(items.slice(0, 4))
  expect(inView(items, false)).toEqual(items.slice(0, 2))
})

it('R304: the decision events include a recommendation impression with the list of recToken; none for nothing seen, and none without a visitor who agreed', () => {
  const sent: unknown[] = []
  const commerce = (async (_: string, input: unknown) => {
    sent.push(input)
    return { ok: false, code: 'UNREACHABLE' }
  }) as unknown as Commerce
  reportImpression(commerce, [], 'vuid_0f')
  reportImpression(commerce, items, undefined)
  expect(sent).toEqual([])
  reportImpression(commerce, inView(items, false), 'vuid_0f')
  expect(sent).toEqual([
    {
      brand: 'fellholm',
      channel: 'ECOMM',
      customerId: 'vuid_0f',
      events: [{ eventType: 'monetate:record:RecImpressions', recToken: ['a', 'b'] }],
    },
  ])
})

import { expect, test } from 'vitest'

import { checkout } from '../../testing/checkout.ts'
import { upcOf } from '../../testing/fixture/fixture.ts'
import { send } from '../../testing/shopper.ts'

const queues = (key = 'an-operator-key-for-tests') =>
  send('/admin/queues', { headers: { 'x-site-id': 'fellholm-us', authorization: `Bearer ${key}` } })

test('GET /admin/queues says what waits and whom nobody stopped, to the operator alone', async () => {
  expect((await queues('wrong')).status).toBe(401)
  const { place } = await checkout([[upcOf('FJ100'), 1]])
  await place()
  expect(await (await queues()).json()).toEqual({ placing: 0, longestMs: 0, challenged: 0, limited: [] })
})

import { expect, test } from 'vitest'

import { noProvider } from './no-provider.ts'
import { paymentProvider } from './provider.ts'

test('without a payment provider no session opens and no instrument is known, so no order can wait for a payment', async () => {
  const provider = paymentProvider(noProvider, { key: 'a-key-for-tests-only', timeout: 1_000 })
  expect(await provider.openSession('basket')).toEqual({ ok: false, code: 'missing' })
  expect(await provider.readInstrument('instrument')).toEqual({ ok: false, code: 'missing' })
  expect(await provider.openBank('basket', 'klarna')).toEqual({ ok: false, code: 'missing' })
})

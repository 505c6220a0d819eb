import { expect, test } from 'vitest'

import { pseudonym } from './pseudonym.ts'

const secret = 'a-secret-for-tests-only-of-forty-letters'

test('ASVS 16.2.1: the log calls the same address the same, and it cannot be worked out without the store’s secret', async () => {
  const [one, again, other] = await Promise.all(
    ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(address => pseudonym(address, secret)),
  )
  expect(one).toMatch(/^\w{12}$/)
  expect([again === one, other === one]).toEqual([true, false])
  expect(await pseudonym('192.0.2.1', `${secret}!`)).not.toBe(one)
})

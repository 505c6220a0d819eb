import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { sharedKey } from '#src/kit/settings.ts'

test.each(['worker/commerce', 'worker/payments', 'demo/pictures'])(
  '%s gets no public address by being deployed',
  worker => {
    const toml = readFileSync(new URL(`../../${worker}/wrangler.toml`, import.meta.url), 'utf8')
    expect(toml).toMatch(/^workers_dev = false$/m)
    expect(toml).toMatch(/^preview_urls = false$/m)
  },
)

test('a key that is deployed has at least 32 characters, and one has to be there', () => {
  const takes = (isLocal: boolean, key: string | undefined) => v.safeParse(sharedKey(isLocal), key).success
  const deployed = [undefined, 'x'.repeat(31), 'x'.repeat(32)].map(key => takes(false, key))
  expect(deployed).toEqual([false, false, true])
  expect([takes(true, 'x'.repeat(15)), takes(true, 'x'.repeat(16))]).toEqual([false, true])
})

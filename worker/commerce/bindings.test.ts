import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'

import { hashPassword } from './rules/passwords/password.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What the platform takes for `PASSWORD_COST`, in a build for this machine or one that is deployed. */
async function costIn(isLocal: boolean, given?: string) {
  vi.stubGlobal('LOCAL_BUILD', isLocal)
  const { settingsSchema } = await import('./bindings.ts')
  const outcome = v.safeParse(settingsSchema.entries.PASSWORD_COST, given)
  return outcome.success ? outcome.output : 'refused'
}

it('ASVS 11.4.2: deployed, passwords cost the most that Workers allow (N 2¹⁴, N·r·p under 2²⁰), and no setting makes it less', async () => {
  expect(await costIn(false)).toBe(14)
  for (const given of ['0', '10', '13', '15', '16384'])
    expect([given, await costIn(false, given)]).toEqual([given, 'refused'])
  const [, N, r, p] = hashPassword('a-quiet-harbour', () => new Uint8Array(16), 14)
    .split('$')
    .map(Number)
  expect([N, r, p]).toEqual([2 ** 14, 8, 5])
})

it('on one machine it is the same unless it is set to less, but never below N 2¹⁰', async () => {
  expect(await Promise.all([costIn(true), costIn(true, '10'), costIn(true, '9')])).toEqual([14, 10, 'refused'])
})

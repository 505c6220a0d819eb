import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { email as known, signIn, signUp } from '../../testing/ada.ts'
import { rows } from '../../testing/checkout.ts'
import { keptLetters } from '../../testing/letters.ts'
import { newShopper } from '../../testing/shopper.ts'

const unknown = 'nobody@example.com'
const typed = 'not-this-one-42'

/** Working out a hash begins with putting what was typed into one form (NFKC), and nothing else does that. */
const normalised = vi.spyOn(String.prototype, 'normalize')
const hashesOf = (password: string): number =>
  normalised.mock.contexts.filter(
    (text, index) => `${text}` === password && normalised.mock.calls[index]?.[0] === 'NFKC',
  ).length

beforeEach(async () => {
  await signUp()
})

afterEach(() => normalised.mockClear())

/** The outcome of an attempt, with the hashes that were worked out for it. */
async function worked(attempt: () => Promise<{ readonly code: string | undefined }>) {
  normalised.mockClear()
  const { code } = await attempt()
  return [code, hashesOf(typed)] as const
}

test('POST /consumers-v3/auth/signin: an address without an account is refused after as many hashes as one with, attempt by attempt', async () => {
  const attempts = async (email: string) => {
    const told = []
    for (const _ of Array.from({ length: 6 })) told.push(await worked(() => signIn(typed, undefined, email)))
    return told
  }
  const one = (code: string) => [code, 1] as const
  const expected = [...['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423'].map(one), ['AUT423', 0]]
  expect(await attempts(known)).toEqual(expected)
  expect(await attempts(unknown)).toEqual(expected)
})

test('GET /consumers-v3/consumer/lookup works out no hash, whoever is asked for', async () => {
  for (const email of [known, unknown])
    expect(await worked(async () => (await newShopper()).call('consumer.account.lookup', { email }))).toEqual([
      undefined,
      0,
    ])
})

test('POST /consumers-v3/consumer/resetpassword: a code is made for an address without an account as well, and one letter alone differs', async () => {
  const ask = async (email: string) => {
    const before = await rows<{ codes: number }>(`SELECT COUNT(*) AS codes FROM one_time_codes WHERE purpose = 'reset'`)
    const { answer } = await (await newShopper()).call('auth.password.reset', { email })
    const after = await rows<{ codes: number }>(`SELECT COUNT(*) AS codes FROM one_time_codes WHERE purpose = 'reset'`)
    return [answer, (after[0]?.codes ?? 0) - (before[0]?.codes ?? 0)] as const
  }
  expect(await ask(known)).toEqual([{ sent: true }, 1])
  expect(await ask(unknown)).toEqual([{ sent: true }, 1])
  expect(await keptLetters('recipient', `kind = 'reset'`)).toEqual([{ recipient: known }])
})

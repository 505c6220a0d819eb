import * as v from 'valibot'
import { expect, test } from 'vitest'

import { seal, unseal } from './seal.ts'

const secret = 'a-secret-for-tests-only-of-forty-letters'
const schema = v.object({ code: v.string() })

test('ASVS 9.2.2: what was sealed for one cookie is opened as that cookie, and as no other', async () => {
  const sealed = await seal({ code: 'x' }, { secret, purpose: '__Host-flash' }, 60)
  expect(await unseal(sealed, { secret, purpose: '__Host-flash' }, schema)).toEqual({ code: 'x' })
  expect(await unseal(sealed, { secret, purpose: '__Host-visit' }, schema)).toBeUndefined()
  expect(await unseal(sealed, { secret: `${secret}!`, purpose: '__Host-flash' }, schema)).toBeUndefined()
})

import { expect, it } from 'vitest'

import { ownValue } from './own-value.ts'

it('a table has what was written into it, and nothing that every object has', () => {
  expect(ownValue({ tents: 1 }, 'tents')).toBe(1)
  for (const name of ['packs', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(ownValue<unknown>({ tents: 1 }, name)).toBeUndefined()
})

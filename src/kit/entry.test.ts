import { expect, it } from 'vitest'

import { entryOf } from './entry.ts'

it('a table has what was written into it, and nothing that every object has', () => {
  expect(entryOf({ tents: 1 }, 'tents')).toBe(1)
  for (const name of ['packs', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(entryOf<unknown>({ tents: 1 }, name)).toBeUndefined()
})

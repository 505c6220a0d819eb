import { expect, it } from 'vitest'

import { withKeysOf } from './with-keys-of.ts'

it('gives texts the keys of English, and leaves out what a language lacks (D45)', () => {
  expect(withKeysOf({ a: 'one', b: 'two', c: 'three' }, ['eins', null, ['drei']])).toEqual({ a: 'eins', c: ['drei'] })
})

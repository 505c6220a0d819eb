import { expect, it } from 'vitest'

import { myStoreIn, readMyStore, writeMyStore } from './my-store.ts'

const denver = { id: 's-us-denver', name: 'Fellholm Denver' }

it('my store is remembered with its name, and read again among other cookies', () => {
  const value = encodeURIComponent(writeMyStore(denver))
  expect(myStoreIn(`a=b; my-store=${value}; c=d`)).toEqual(denver)
  expect(readMyStore(writeMyStore({ id: 'x', name: 'A ~ B' }))).toEqual({ id: 'x', name: 'A ~ B' })
})

it('a broken cookie counts as no store', () => {
  for (const cookies of [
    '',
    'my-store=',
    'my-store=%E0%A4%A',
    'my-store=a b~c',
    'my-store=only-an-id',
    'not-my-store=x~y',
  ])
    expect(myStoreIn(cookies)).toBeUndefined()
})

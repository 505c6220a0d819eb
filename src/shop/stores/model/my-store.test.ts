import { expect, it } from 'vitest'

import { myStoreIn, readMyStore, writeMyStore } from './my-store.ts'

const denver = { id: 's-us-denver', name: 'Fellholm Denver' }

it('my store is remembered with its name, and read again among other cookies', () => {
  const value = encodeURIComponent(writeMyStore(denver))
  expect(myStoreIn(`a=b; __Host-my-store=${value}; c=d`)).toEqual(denver)
  expect(readMyStore(writeMyStore({ id: 'x', name: 'A ~ B' }))).toEqual({ id: 'x', name: 'A ~ B' })
})

it('a broken cookie counts as no store', () => {
  for (const cookies of [
    '',
    '__Host-my-store=',
    '__Host-my-store=%E0%A4%A',
    '__Host-my-store=a b~c',
    '__Host-my-store=only-an-id',
    'not-my-store=x~y',
  ])
    expect(myStoreIn(cookies)).toBeUndefined()
})

import { afterEach, expect, it, vi } from 'vitest'

import { shopperChanged } from '#src/kit/events.ts'
import { shopperValue } from '#src/shop/sign-in/model/visitor-role.ts'

import { startForgetting } from './sign-out.ts'

afterEach(() => vi.restoreAllMocks())

const keep = () => {
  for (const name of ['recently-viewed', 'recent-searches', 'dismissed-pop-ups']) localStorage.setItem(name, '["x"]')
  sessionStorage.setItem('place', '80202')
}
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()

startForgetting()

it('R182: signing out leaves nothing of the person in the storage of a shared browser', () => {
  document.documentElement.dataset.locale = 'en-us'
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  keep()
  dispatchEvent(new CustomEvent(shopperChanged))
  expect(kept()).toEqual(['dismissed-pop-ups'])
})

it('signing in keeps what this browser knows', () => {
  document.documentElement.dataset.locale = 'en-us'
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`__Host-shopper=${shopperValue('fellholm-us', 'registered')}`)
  keep()
  dispatchEvent(new CustomEvent(shopperChanged))
  expect(kept()).toEqual(['dismissed-pop-ups', 'place', 'recent-searches', 'recently-viewed'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startLayingOut } from './lay-out.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<ul data-later>${'<li>a card</li>'.repeat(14)}</ul><ul><li>elsewhere</li></ul>`
})
afterEach(() => vi.useRealTimers())

const laidOut = () => document.querySelectorAll('[data-laid-out]').length

test('a long list is laid out a few things at a time while the browser idles, and nothing else is touched', () => {
  startLayingOut(document)
  const seen = [laidOut()]
  for (let turn = 0; turn < 6; turn++) {
    vi.advanceTimersToNextTimer()
    seen.push(laidOut())
  }
  expect(seen).toEqual([0, 3, 6, 9, 12, 14, 14])
  expect(document.querySelector('ul:not([data-later]) [data-laid-out]')).toBeNull()
})

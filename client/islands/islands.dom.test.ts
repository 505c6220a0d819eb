import { beforeEach, expect, test, vi } from 'vitest'

const hydrate = vi.hoisted(() => vi.fn(() => Promise.resolve({ unmount: () => undefined })))
vi.mock('./hydrate.tsx', () => ({ hydrate }))

import { startIslands } from './islands.ts'

const island = (name: string, wake: string) =>
  `<div data-island="${name}" data-wake="${wake}"><input name="${name}" /><button type="button">Open</button></div>`

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

const woken = () => hydrate.mock.calls.map(call => (call as unknown[])[1])

beforeEach(() => {
  hydrate.mockClear()
})

// First, while nothing listens yet.
test('a field that had the focus before the script came wakes its island without another sign', async () => {
  document.body.innerHTML = island('search', 'interaction')
  field('search')?.focus()
  expect(woken()).toEqual([])
  startIslands(document)
  await vi.waitFor(() => expect(woken()).toEqual(['search']))
})

test('an island that wakes with the page is hydrated at once, one that waits for a press is not', async () => {
  document.body.innerHTML = island('stores', 'load') + island('search', 'interaction')
  startIslands(document)
  await vi.waitFor(() => expect(woken()).toEqual(['stores']))
})

test.each(['focusin', 'pointerdown', 'pointerover'])('%s in an island wakes it', async sign => {
  document.body.innerHTML = island('search', 'interaction')
  startIslands(document)
  field('search')?.dispatchEvent(new Event(sign, { bubbles: true }))
  await vi.waitFor(() => expect(woken()).toEqual(['search']))
})

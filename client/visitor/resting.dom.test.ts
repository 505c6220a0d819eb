import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { whenResting } from './resting.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
})
afterEach(() => void vi.useRealTimers())

/** Work that says whether it was done, once it has been asked for. */
function waiting() {
  const work = vi.fn()
  whenResting(work)
  return work
}

it('what nobody waits for begins two seconds after the last press, key or scroll, and not before', () => {
  const work = waiting()
  for (const act of ['pointerdown', 'keydown', 'scroll']) {
    vi.advanceTimersByTime(1_900)
    dispatchEvent(new Event(act))
  }
  vi.advanceTimersByTime(1_900)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(work).toHaveBeenCalledOnce()
})

it('while a command is under way it waits', () => {
  document.body.innerHTML = '<button aria-busy="true"></button>'
  const work = waiting()
  vi.advanceTimersByTime(6_000)
  expect(work).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledOnce()
})

it('somebody who never rests keeps it for twenty seconds', () => {
  const work = waiting()
  for (let at = 0; at < 19; at++) {
    vi.advanceTimersByTime(1_000)
    dispatchEvent(new Event('pointerdown'))
  }
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_200)
  expect(work).toHaveBeenCalledOnce()
})

it('what is asked for twice is done once, and again when it is asked for after that', () => {
  const work = waiting()
  whenResting(work)
  vi.advanceTimersByTime(3_000)
  expect(work).toHaveBeenCalledOnce()
  whenResting(work)
  vi.advanceTimersByTime(3_000)
  expect(work).toHaveBeenCalledTimes(2)
})

it('however often something waits, acts are listened to once', () => {
  waiting()
  const added = vi.spyOn(globalThis, 'addEventListener')
  for (const work of [waiting(), waiting()]) {
    vi.advanceTimersByTime(3_000)
    expect(work).toHaveBeenCalledOnce()
  }
  expect(added).not.toHaveBeenCalled()
})

import { expect, it } from 'vitest'

import { closedCombobox, comboboxAfter, type ComboboxState } from './combobox.ts'

const press = (state: ComboboxState, key: string, altKey = false) => comboboxAfter(state, { key, altKey }, 2)
const at = (active: number) => ({ isOpen: true, active })

it('Down and Up open the list and walk round it, by way of the text', () => {
  const walk = (key: string, from: ComboboxState, steps: number): number[] => {
    const next = press(from, key)?.state ?? from
    return steps === 0 ? [] : [next.active, ...walk(key, next, steps - 1)]
  }
  expect(walk('ArrowDown', closedCombobox, 4)).toEqual([0, 1, -1, 0])
  expect(walk('ArrowUp', closedCombobox, 4)).toEqual([1, 0, -1, 1])
})

it('with Alt, Down opens and marks none, and Up closes', () => {
  expect(press(closedCombobox, 'ArrowDown', true)).toEqual({ state: at(-1) })
  expect(press(at(1), 'ArrowUp', true)).toEqual({ state: closedCombobox })
})

it('Enter takes what is marked, and belongs to the form when nothing is', () => {
  expect(press(at(1), 'Enter')).toEqual({ state: closedCombobox, takes: true })
  expect([press(at(-1), 'Enter'), press(closedCombobox, 'Enter')]).toEqual([undefined, undefined])
})

it('Escape closes what is open, and is left to others when nothing is', () => {
  expect(press(at(0), 'Escape')).toEqual({ state: closedCombobox })
  expect(press(closedCombobox, 'Escape')).toBeUndefined()
})

it('what is typed is left to the text', () => {
  expect(press(at(0), 'a')).toBeUndefined()
})

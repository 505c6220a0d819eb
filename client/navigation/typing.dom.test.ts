import { expect, it } from 'vitest'

import { isWritingSince, startTyping } from './typing.ts'

startTyping()

const fieldWith = (sign: string): { readonly field: HTMLInputElement; readonly at: number } => {
  document.body.innerHTML = '<input>'
  const field = document.querySelector('input') as HTMLInputElement
  field.focus()
  const event = new Event(sign, { bubbles: true })
  field.dispatchEvent(event)
  return { field, at: event.timeStamp }
}

it.each(['input', 'pointerdown'])('%s in a field: somebody writes there, or is about to', sign => {
  const { field, at } = fieldWith(sign)
  expect([isWritingSince(at - 1), isWritingSince(at)]).toEqual([true, false])
  field.blur()
  expect(isWritingSince(at - 1)).toBe(false)
})

it('the focus alone says nothing', () => {
  const { at } = fieldWith('focusin')
  expect(isWritingSince(at - 1)).toBe(false)
})

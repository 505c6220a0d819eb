import { expect, it } from 'vitest'

import { compare } from './compare.ts'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')]
const toggle = (index: number) => {
  const box = boxes()[index] as HTMLInputElement
  box.checked = !box.checked
  compare.change?.(new Event('change'), box)
}

it('four products can be chosen for a comparison: the other boxes close, and open again when one is taken back', () => {
  const list = Array.from({ length: 6 }, (_, index) => `<input type="checkbox" form="compare" value="${index}">`).join(
    '',
  )
  document.body.innerHTML = `<main>${list}<form id="compare"><p data-text="{} of 4">none</p></form></main>`
  for (const index of [0, 1, 2]) toggle(index)
  expect(boxes().filter(({ disabled }) => disabled)).toEqual([])
  toggle(3)
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, false, true, true])
  expect(document.querySelector('p')?.textContent).toBe('4 of 4')
  toggle(0)
  expect(boxes().filter(({ disabled }) => disabled)).toEqual([])
  expect(document.querySelector('p')?.textContent).toBe('3 of 4')
})

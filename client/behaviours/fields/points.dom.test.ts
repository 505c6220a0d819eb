import { beforeEach, expect, it } from 'vitest'

import { mount } from './points.ts'

beforeEach(() => {
  document.body.innerHTML = `<div>
    <input type="range" min="100" max="300" step="100" value="100" list="worth">
    <input type="number" name="points" min="100" max="300" step="100" value="100" list="worth">
    <output>100 points for $10.00</output>
    <datalist id="worth"><option value="100">100 points for $10.00</option><option value="200">200 points for $20.00</option></datalist>
  </div>`
  // happy-dom knows no lists of fields.
  for (const input of document.querySelectorAll('input'))
    Object.defineProperty(input, 'list', { value: document.querySelector('datalist') })
  const root = document.querySelector('div')
  if (root !== null) void mount(root)
})

const control = (type: string) => document.querySelector<HTMLInputElement>(`[type="${type}"]`)

function put(type: string, value: string) {
  const input = control(type)
  if (input === null) return
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

it.each([
  ['range', 'number'],
  ['number', 'range'],
])('the %s takes the %s along, and what the points are worth stands below', (moved, other) => {
  put(moved, '200')
  expect(control(other)?.value).toBe('200')
  expect(document.querySelector('output')?.textContent).toBe('200 points for $20.00')
})

it('a number that nothing is given for has no worth', () => {
  put('number', '150')
  expect(document.querySelector('output')?.textContent).toBe('')
})

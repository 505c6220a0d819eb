import { beforeEach, expect, it, vi } from 'vitest'

import { mount } from './position.ts'

const form = (value = '') => {
  document.body.innerHTML = `<form><input name="q" autocomplete="postal-code" value="${value}"><span></span></form>`
  const asked = document.querySelector<HTMLElement>('form')
  const element = document.querySelector<HTMLElement>('span')
  if (asked === null || element === null) throw new Error('there is no form')
  asked.addEventListener('submit', event => event.preventDefault())
  return element
}
const field = () => document.querySelector('input')

beforeEach(() => sessionStorage.clear())

it('a place that was asked for stands in the next form that asks for one', () => {
  const asked = form()
  mount(asked)
  const typed = field()
  if (typed !== null) typed.value = ' 80202 '
  asked.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  mount(form())
  expect(field()?.value).toBe('80202')
})

it('what a form came with is kept, and is not written over', () => {
  mount(form('Denver'))
  mount(form('Boulder'))
  expect(field()?.value).toBe('Boulder')
  mount(form())
  expect(field()?.value).toBe('Boulder')
})

it('a browser that keeps nothing is asked anew', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  mount(form())
  expect(field()?.value).toBe('')
})

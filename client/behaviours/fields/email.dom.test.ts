import { beforeEach, expect, it } from 'vitest'

import { mount } from './email.ts'

const fieldHtml = (value: string) =>
  `<div><input type="email" value="${value}"><p role="status"><button type="button" data-text="Did you mean {}?" hidden></button></p></div>`

const field = () => document.querySelector('input')
const question = () => document.querySelector('button')

function open(value = '') {
  document.body.innerHTML = fieldHtml(value)
  const root = document.querySelector('div')
  return root === null ? undefined : mount(root)
}

function type(value: string) {
  const input = field()
  if (input === null) return
  input.value = value
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const asked = () => (question()?.hidden === false ? question()?.textContent : undefined)

beforeEach(() => {
  document.body.innerHTML = ''
})

it('a misspelt domain is asked about beside the field, and written right at a press, with the focus in the field', () => {
  void open()
  type('ada@gmial.com')
  expect(asked()).toBe('Did you mean ada@gmail.com?')
  let heard = 0
  field()?.addEventListener('input', () => (heard += 1))
  question()?.click()
  expect([field()?.value, asked(), heard]).toEqual(['ada@gmail.com', undefined, 1])
  expect(document.activeElement).toBe(field())
})

it('whoever types it right, or another domain, is asked no longer', () => {
  void open()
  type('ada@gmial.com')
  type('ada@fellholm.example')
  expect([asked(), question()?.value]).toEqual([undefined, ''])
})

it('an address that stands there already is asked about at the first touch', () => {
  void open('ada@hotmial.com')
  expect(asked()).toBe('Did you mean ada@hotmail.com?')
})

it('a dollar sign in the address is no sign for what was replaced', () => {
  void open()
  type('a$&da@gmial.com')
  expect(asked()).toBe('Did you mean a$&da@gmail.com?')
})

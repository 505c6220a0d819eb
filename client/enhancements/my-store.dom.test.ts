import { beforeEach, expect, it } from 'vitest'

import { mount } from './my-store.ts'

const card = (id: string) => `<li data-store="${id}"><button type="submit">Choose</button></li>`
const show = () => {
  document.body.innerHTML = `<ul>${card('s-a')}${card('s-b')}</ul>`
  const list = document.querySelector('ul') as HTMLElement
  void mount(list)
  return list
}
const marked = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-mine]')].map(({ dataset }) => dataset.store)

beforeEach(() => {
  document.cookie = '__Host-my-store=; max-age=0; secure; path=/'
})

it('without a remembered store none is marked and nothing is asked', () => {
  const list = show()
  expect(marked(list)).toEqual([])
  expect(list.querySelector('[data-dialog]')).toBeNull()
})

it('my store is marked, and another is taken only after #modal=change-store-confirmation', () => {
  document.cookie = `__Host-my-store=${encodeURIComponent('s-a~A')}; secure; path=/`
  const list = show()
  expect(marked(list)).toEqual(['s-a'])
  expect(list.querySelector<HTMLElement>('[data-store="s-b"] button')?.dataset.dialog).toBe(
    'modal=change-store-confirmation_s-b',
  )
})

it('the mark moves with the choice', () => {
  const list = show()
  document.cookie = `__Host-my-store=${encodeURIComponent('s-b~B')}; secure; path=/`
  document.dispatchEvent(new CustomEvent('fellholm:answered'))
  expect(marked(list)).toEqual(['s-b'])
})

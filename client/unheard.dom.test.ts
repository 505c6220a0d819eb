import { beforeEach, expect, it } from 'vitest'

import { sayUnheard } from './unheard.ts'

const words = 'We did not hear back.'

beforeEach(() => {
  document.documentElement.dataset.unheard = words
})

function form(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form') as HTMLFormElement
}

it('what was not heard of is said where the form says what is wrong with it', () => {
  const place = form('<p role="alert" data-problem hidden></p>')
  sayUnheard(place)
  expect([place.textContent, place.querySelector('p')?.hidden]).toEqual([words, false])
})

it('a form with a summary says it there, alone, and the focus goes to it', () => {
  const checkout = form(
    '<div data-error-summary hidden tabindex="-1"><p data-error-message></p><ul><li>before</li></ul></div>',
  )
  sayUnheard(checkout)
  expect(checkout.textContent).toBe(words)
  expect(document.activeElement).toBe(checkout.querySelector('div'))
})

it('a form without a place gets one, and the same one the next time', () => {
  const remove = form('<button>Remove</button>')
  sayUnheard(remove)
  sayUnheard(remove)
  expect([...remove.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toEqual([words])
})

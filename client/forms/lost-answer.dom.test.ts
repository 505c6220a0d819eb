import { beforeEach, expect, it } from 'vitest'

import { showLostAnswer, hideNotSent } from './lost-answer.ts'

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
  showLostAnswer(place)
  expect([place.textContent, place.querySelector('p')?.hidden]).toEqual([words, false])
})

it('a form with a summary says it there, alone, and the focus goes to it', () => {
  const checkout = form(
    '<div data-error-summary hidden tabindex="-1"><p data-error-message></p><ul><li>before</li></ul></div>',
  )
  showLostAnswer(checkout)
  expect(checkout.textContent).toBe(words)
  expect(document.activeElement).toBe(checkout.querySelector('div'))
})

it('a form without a place gets one, and the same one the next time', () => {
  const remove = form('<button>Remove</button>')
  showLostAnswer(remove)
  showLostAnswer(remove)
  expect([...remove.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toEqual([words])
})

it('what was never sent says that nothing has happened', () => {
  document.documentElement.dataset.notSent = 'Nothing has happened.'
  const place = form('<p role="alert" data-problem hidden></p>')
  showLostAnswer(place, 'notSent')
  expect(place.textContent).toBe('Nothing has happened.')
})

it('a form that nobody sees, such as that of the hearts, says it in a line of the page, until something else is sent', () => {
  const hearts = form('')
  hearts.hidden = true
  showLostAnswer(hearts)
  showLostAnswer(hearts)
  const lines = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  expect([hearts.textContent, lines()]).toEqual(['', [words]])
  hideNotSent()
  expect(lines()).toEqual([])
})

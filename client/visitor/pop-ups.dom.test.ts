import { beforeEach, expect, it, vi } from 'vitest'

import { showPopUp, startPopUps } from './pop-ups.ts'

const template = (id: string) =>
  `<template data-pop-up="${id}"><aside data-pop-up-shown="${id}"><details><summary>${id}</summary></details><button data-pop-up-close>×</button></aside></template>`
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('body > [data-pop-up-shown]')].map(({ dataset }) => dataset.popUpShown)
const close = () => document.querySelector<HTMLElement>('body > aside button')?.click()

startPopUps()
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ countryCode: 'US' })))
  localStorage.clear()
  document.body.innerHTML = template('winter') + template('spring')
})

it('R200: one pop-up is visible at a time, the first that was not dismissed', () => {
  showPopUp()
  showPopUp()
  expect(shown()).toEqual(['winter'])
})

const dismissed = () => JSON.parse(localStorage.getItem('dismissed-pop-ups') ?? '[]') as unknown

it('R201: closing one stores its id as dismissed; the next is shown the next time, and none when all are', async () => {
  showPopUp()
  close()
  expect(shown()).toEqual([])
  await vi.waitFor(() => expect(dismissed()).toEqual(['winter']))
  showPopUp()
  expect(shown()).toEqual(['spring'])
  close()
  await vi.waitFor(() => expect(dismissed()).toEqual(['spring', 'winter']))
  showPopUp()
  expect(shown()).toEqual([])
})

it('R102: the manager waits until the page is read, and leaves the cart, personal pages and whoever writes alone', () => {
  const scrollTo = (y: number) => {
    vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(y)
    dispatchEvent(new Event('scroll'))
  }
  scrollTo(10)
  expect(shown()).toEqual([])
  document.body.insertAdjacentHTML('afterbegin', '<main><div data-cart-page></div></main>')
  scrollTo(innerHeight)
  expect(shown()).toEqual([])
  document.querySelector('main')?.remove()
  document.body.insertAdjacentHTML('afterbegin', '<input>')
  document.querySelector('input')?.focus()
  scrollTo(innerHeight)
  expect(shown()).toEqual([])
  document.querySelector('input')?.blur()
  scrollTo(innerHeight)
  expect(shown()).toEqual(['winter'])
})

it('what somebody else left in storage counts as nothing dismissed', () => {
  localStorage.setItem('dismissed-pop-ups', '{"winter"')
  showPopUp()
  expect(shown()).toEqual(['winter'])
})

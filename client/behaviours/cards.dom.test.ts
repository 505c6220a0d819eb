import { expect, it } from 'vitest'

import { mount } from './cards.ts'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')]
const toggle = (index: number) => {
  const box = boxes()[index] as HTMLInputElement
  box.checked = !box.checked
  box.dispatchEvent(new Event('change', { bubbles: true }))
}

it('four products can be chosen for a comparison: the other boxes close, and open again when one is taken back', () => {
  const list = Array.from({ length: 6 }, (_, index) => `<input type="checkbox" form="compare" value="${index}">`).join(
    '',
  )
  document.body.innerHTML = `<main>${list}<form id="compare"><p data-text="{} of 4">none</p></form></main>`
  void mount(document.querySelector('main') as HTMLElement)
  for (const index of [0, 1, 2]) toggle(index)
  expect(boxes().filter(({ disabled }) => disabled)).toEqual([])
  toggle(3)
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, false, true, true])
  expect(document.querySelector('p')?.textContent).toBe('4 of 4')
  toggle(0)
  expect(boxes().filter(({ disabled }) => disabled)).toEqual([])
  expect(document.querySelector('p')?.textContent).toBe('3 of 4')
})

it('the other pictures of a card are put behind its first when the card is pointed at, once, and none is fetched by that', () => {
  const src = '/media/v1/product/tent/4/a8b08a/front.svg'
  document.body.innerHTML = `<ul><li><img src="${src}" alt="A tent" data-pictures="back.svg ../c2481f/"><h3>A tent</h3></li></ul>`
  const list = document.querySelector('ul') as HTMLElement
  const heading = document.querySelector('h3') as HTMLElement
  void mount(list)
  const over = () => heading.dispatchEvent(new Event('pointerover', { bubbles: true }))
  over()
  over()
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map(picture => new URL(picture.src).pathname)).toEqual([
    src,
    '/media/v1/product/tent/4/a8b08a/back.svg',
    '/media/v1/product/tent/4/c2481f/front.svg',
  ])
  expect(pictures.map(({ alt }) => alt)).toEqual(['A tent', '', ''])
  expect(pictures.slice(1).map(({ loading }) => loading)).toEqual(['lazy', 'lazy'])
  expect(
    pictures.map(picture => ['data-pictures', 'data-back', 'data-color'].filter(name => picture.hasAttribute(name))),
  ).toEqual([[], ['data-back'], ['data-color']])
})

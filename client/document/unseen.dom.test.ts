import { expect, test } from 'vitest'

import { layOutUnseen } from './unseen.ts'

const fold = (inside: string) => `<details><summary>More</summary>${inside}</details>`
const list = '<ul><li>Caps &amp; hats</li></ul>'

test.each([
  ['as text, as a browser keeps it', (place: Element) => (place.textContent = list)],
  ['as elements, as a parsed page has it', (place: Element) => (place.innerHTML = list)],
])('what nobody has seen yet, %s, takes its place', (_, put) => {
  document.body.innerHTML = fold('<noscript data-unseen></noscript>') + fold('<noscript>No script.</noscript>')
  put(document.querySelector('[data-unseen]') as Element)
  layOutUnseen(document)
  const [details] = document.querySelectorAll('details')
  expect(details?.querySelector('li')?.textContent).toBe('Caps & hats')
  expect(details?.querySelector('noscript')).toBeNull()
  expect(document.querySelector('noscript')?.textContent).toBe('No script.')
})

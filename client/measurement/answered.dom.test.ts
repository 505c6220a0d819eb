import { expect, it, vi } from 'vitest'

import { commandAnswered } from '#src/kit/events.ts'

import { keepAnswered } from './answered.ts'
import { startInteractions } from './interactions.ts'
import { hearMeasured } from './queue.ts'

it('what is put into the cart before the code has come that measures it is measured, once', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  history.replaceState(null, '', '/en-us/p/parka-fh15011')
  document.body.innerHTML = '<form data-command="cart/add"><input name="upc" value="0001"></form>'
  const form = document.querySelector('form')
  const answered = () =>
    form?.dispatchEvent(new CustomEvent(commandAnswered, { bubbles: true, detail: { ok: true, value: undefined } }))
  const measured: unknown[] = []
  hearMeasured(({ name, parameters }) => measured.push([name, parameters]))
  const event = ['add_to_cart', { items: [{ item_id: 'FH15011', item_variant: '0001' }] }]
  keepAnswered()
  answered()
  expect(measured).toEqual([])
  startInteractions(() => undefined)
  expect(measured).toEqual([event])
  answered()
  expect(measured).toEqual([event, event])
})

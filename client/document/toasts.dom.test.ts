import { beforeEach, expect, it, vi } from 'vitest'

import { toast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  document.documentElement.dataset.locale = 'de-de'
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
})

const shown = () => [...document.querySelectorAll('#toasts > *')].map(item => item.firstChild?.textContent)

it('R099: toasts are shown as a stack, in a place that is announced politely', async () => {
  await toast('Gemerkt', 'error')
  await toast('Entfernt', 'error')
  expect(shown()).toEqual(['Gemerkt', 'Entfernt'])
  expect(document.querySelector('#toasts')?.getAttribute('role')).toBe('status')
})

it('R198, R199: a toast dismisses itself after 6 s (D35), counted in ticks of 200 ms; an error stays until it is closed', async () => {
  await toast('Gemerkt')
  await toast('Abgelehnt', 'error')
  await vi.advanceTimersByTimeAsync(5_999)
  expect(shown()).toEqual(['Gemerkt', 'Abgelehnt'])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toEqual(['Abgelehnt'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toEqual(['Abgelehnt'])
  document.querySelector<HTMLElement>('#toasts button')?.click()
  expect(shown()).toEqual([])
})

it('a toast waits while it has the focus, and its time goes on when the focus leaves', async () => {
  await toast('Gemerkt')
  document.querySelector<HTMLElement>('#toasts button')?.focus()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shown()).toEqual(['Gemerkt'])
  document.querySelector<HTMLElement>('#toasts button')?.blur()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(shown()).toEqual([])
})

it('the button that closes a toast says so in the page’s language', async () => {
  await toast('Gemerkt')
  expect(document.querySelector('#toasts button')?.getAttribute('aria-label')).toBe('Schließen')
})

it('with a dialog open a toast stands below the dialog’s heading and leaves nothing there when it goes', async () => {
  document.body.innerHTML = '<dialog open><div><div data-dialog-head><h2>Cart</h2></div><p>Lines</p></div></dialog>'
  const { querySelector } = document
  vi.spyOn(document, 'querySelector').mockImplementation(selector =>
    querySelector.call(document, selector.replace(':modal', '[open]')),
  )
  await toast('In den Warenkorb gelegt')
  const stack = document.querySelector('#toasts')
  expect(stack?.previousElementSibling?.hasAttribute('data-dialog-head')).toBe(true)
  expect(stack?.hasAttribute('popover')).toBe(false)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(stack?.childElementCount).toBe(0)
})

import { beforeEach, expect, it, vi } from 'vitest'

import type { Commerce } from '#src/commerce/client.ts'

import { recoveringCommerce } from './recovering-commerce.ts'

const platform = (code: string): Commerce => vi.fn(async () => ({ ok: false, code })) as unknown as Commerce
const toasts = () => [...document.querySelectorAll('#toasts > *')].map(item => item.firstChild?.textContent)

/** Answers the command that reads the cart. */
function looking(answer: object) {
  const sent = vi.fn<(address: string) => void>()
  vi.stubGlobal('fetch', async (address: string) => {
    sent(address)
    return Response.json(answer)
  })
  return sent
}

beforeEach(() => {
  document.body.replaceChildren()
  document.documentElement.dataset.locale = 'en-us'
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
})

it('R166: a cart that is gone while something should be in it is made anew, and said to be', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('__Host-cart-count=2')
  const sent = looking({ ok: true, value: { id: 'anew', totalItems: 2 }, notice: { key: 'cart.recreated' } })
  const commerce = recoveringCommerce(platform('BSK404'), 'en-us')
  expect(await commerce('cart.cart.get', { basketId: 'current' })).toMatchObject({ ok: true, value: { id: 'anew' } })
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/-/cart/look'))
  await vi.waitFor(() => expect(toasts().join()).toContain('We have put your things into a new one.'))
})

it('R166: with nothing in it there is nothing to make anew', async () => {
  const sent = looking({ ok: true, value: {} })
  const commerce = recoveringCommerce(platform('BSK404'), 'en-us')
  expect(await commerce('cart.cart.get', { basketId: 'current' })).toMatchObject({ ok: false, code: 'BSK404' })
  expect(sent).not.toHaveBeenCalled()
})

it('R167: AUT498 of any call is said once, and the page loads anew 4 seconds later', async () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const commerce = recoveringCommerce(platform('AUT498'), 'en-us')
  await Promise.all([commerce('cart.cart.get', { basketId: 'current' }), commerce('consumer.profile.get', {})])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(toasts()).toEqual(['Your session has ended. The page will reload.'])
  expect(reload).toHaveBeenCalledOnce()
})

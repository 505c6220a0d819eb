import { expect, it, vi } from 'vitest'

import { botProtection, createBrowserClient } from './browser.ts'

const answering = (status: number, json: unknown) =>
  vi.stubGlobal('fetch', async () => ({ status, json: async () => json }))

it('R292: a 403 with an appId raises the bot-protection event; one without does not', async () => {
  const heard = vi.fn()
  addEventListener(botProtection, heard)
  const commerce = createBrowserClient('en_US')
  answering(403, { errorDetails: [{ errorId: 'AUT404' }] })
  expect(await commerce('cart.cart.get', { basketId: 'current' })).toMatchObject({ ok: false })
  expect(heard).not.toHaveBeenCalled()
  answering(403, { appId: 'PX1', errorDetails: [] })
  await commerce('cart.cart.get', { basketId: 'current' })
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ detail: { appId: 'PX1' } }))
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const isAllowedHere = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('#src/visitor/consent-here.ts', () => ({ isAllowedHere }))

const { keepAutoPromoCode } = await import('./auto-promo-code.ts')

const opened = (query: string) => vi.stubGlobal('location', new URL(`https://localhost/en-us/c/tents${query}`))

beforeEach(() => {
  document.cookie = '__Host-auto-promo-code=; path=/; max-age=0; Secure'
  isAllowedHere.mockReset().mockResolvedValue(true)
})
afterEach(() => vi.unstubAllGlobals())

it('R070: the code of a link (autoPromoCode) is remembered', async () => {
  opened('?autoPromoCode=TRAIL10')
  await keepAutoPromoCode()
  expect(document.cookie).toContain('__Host-auto-promo-code=TRAIL10')
  expect(isAllowedHere).toHaveBeenCalledWith('functional', 'en-us')
})

it('R070, R277: and not where what helps the shop is refused', async () => {
  isAllowedHere.mockResolvedValue(false)
  opened('?autoPromoCode=TRAIL10')
  await keepAutoPromoCode()
  expect(document.cookie).not.toMatch(/auto-promo-code=./)
})

it.each(['', '?autoPromoCode=', '?autoPromoCode=%3Cb%3E', '?autoPromoCode=A%3B%20path%3D%2Fx'])(
  'what is no code is not remembered: %s',
  async query => {
    opened(query)
    await keepAutoPromoCode()
    expect(document.cookie).not.toMatch(/auto-promo-code=./)
  },
)

import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { cartChanged } from '#src/kit/events.ts'
import { shopperCookie, shopperValue } from '#src/shop/sign-in/model/visitor-role.ts'

import { openDialog } from './open-dialog.tsx'

vi.mock('../document/style-sheets.ts', () => ({ wholeSheet: () => Promise.resolve() }))

const money = { original: 4_900, current: 4_900, rowTotal: 4_900, priceAfterItemDiscount: 4_900 }
const line = {
  id: 'line-0000001',
  productId: 'FH10011',
  masterId: 'FH10011',
  upc: '410011000027',
  slug: 'mizzle-fh10011',
  name: 'Mizzle',
  image: { src: '/icon.svg', alt: '', width: 64, height: 64 },
  customerNotifications: [],
  available: true,
  qty: 1,
  maxQty: 4,
  price: { ...money, priceAfterOrderDiscount: 4_900, highCurrent: 4_900, highOriginal: 4_900, proratedPrice: 4_900 },
  taxTotal: 0,
  productPromotions: [],
  variants: [],
  shippingOptions: [],
  bonus: false,
  isCustoms: false,
}
const sums = { total: 4_900, itemTotal: 4_900, itemSubTotal: 4_900, totalWithoutTax: 4_900, netAmount: 4_900 }
const none = { totalDiscount: 0, totalDiscountPercentage: 0, shipping: 0, tax: 0, taxAmount: 0, appliedRewards: 0 }
const cart = {
  id: 'a-basket-that-is-there-0123456789',
  currency: 'USD',
  totalItems: 1,
  totals: { currency: 'USD', ...sums, ...none, remainingToPay: 4_900, totalUnits: 1 },
  items: [line],
  shippingMethods: [],
  payment_instruments: [],
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  flash: [],
}
const offering = (...codes: string[]) => ({ ...cart, paymentMethods: codes.map(code => ({ code, brands: [] })) })

/** The mini cart of somebody whose cart reads so. */
async function open(read: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(read)))
  const opened = await act(() => openDialog({ name: 'mini-cart', frame: 'panel', argument: undefined }, () => {}))
  await act(() => opened.isShown)
  await act(() => vi.waitFor(() => expect(document.querySelector('dialog h2 a')?.textContent).toBe('Mizzle')))
  return () => act(async () => opened.close())
}

const wallet = () => document.querySelector('dialog form[data-command="checkout/wallet"]')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.dataset.locale = 'en-us'
  document.body.innerHTML = '<main></main>'
})

it('#panel=mini-cart has the wallet’s button where the platform offers one, and keeps it when a command answers with less', async () => {
  const close = await open(offering('CREDIT_CARD', 'WALLET'))
  await act(() => vi.waitFor(() => expect(wallet()).not.toBeNull()))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await act(async () => dispatchEvent(new CustomEvent(cartChanged, { detail: cart })))
  expect(wallet()).not.toBeNull()
  await close()
})

it('the way to sign in and back to the checkout stands in the mini cart for a guest alone', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  const signIn = () => document.querySelector('dialog a[href^="/en-us/sign-in"]')?.getAttribute('href')
  const closeGuest = await open(offering('CREDIT_CARD'))
  expect(signIn()).toBe(`/en-us/sign-in?redirectTo=${encodeURIComponent('/en-us/checkout')}`)
  await closeGuest()
  cookies.mockReturnValue(`${shopperCookie}=${shopperValue('fellholm-us', 'registered')}`)
  const close = await open(offering('CREDIT_CARD'))
  expect(signIn()).toBeUndefined()
  await close()
  cookies.mockRestore()
})

it('R246: who is offered none has no button there', async () => {
  const close = await open(offering('CREDIT_CARD'))
  await act(() => new Promise(resolve => setTimeout(resolve, 20)))
  expect(wallet()).toBeNull()
  await close()
})

import { beforeEach, expect, it } from 'vitest'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { add, cartOf, htmlOf, submit } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

const cityOf = async (browser: Browser) => (await cartOf(browser)).shippingMethods[0]?.address?.city

/** Sends an address in a plain form; gives the page it leads to. */
async function shipped(browser: Browser, change: Record<string, string>) {
  await add(browser)
  return htmlOf(browser, await submit(browser, 'checkout/ship', { ...denver, ...change }))
}

/** What the question of a page sends when it is answered with yes. */
function taking(page: string): Record<string, string> {
  const form = page.slice(page.indexOf('data-command="checkout/respell"'))
  const fields = [...form.slice(0, form.indexOf('</form>')).matchAll(/name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

const emailOf = async (browser: Browser) => (await cartOf(browser)).shippingMethods[0]?.address?.email

it('an e-mail with the misspelt domain of a well-known provider is asked about, and written right by a plain form', async () => {
  const browser = openBrowser()
  const page = await shipped(browser, { email: 'ada@gmial.com' })
  expect(page).toContain('Did you mean ada@gmail.com?')
  expect(await emailOf(browser)).toBe('ada@gmial.com')
  expect(await submit(browser, 'checkout/respell', taking(page))).toBe('/en-us/checkout?step=billing')
  expect(await emailOf(browser)).toBe('ada@gmail.com')
  expect((await cartOf(browser)).shippingMethods[0]?.address?.addressLine1).toBe(denver.addressLine1)
  expect(await htmlOf(browser, '/en-us/checkout?step=billing')).not.toContain('checkout/respell')
})

it('the address is asked about first, then the e-mail; whoever goes on has kept it', async () => {
  const browser = openBrowser()
  const page = await shipped(browser, { email: 'ada@gmial.com', city: 'Denvr' })
  expect(page).toContain('Did you mean 12 Larimer Street, Denver, CO 80202?')
  expect(page).not.toContain('ada@gmail.com')
  const next = await htmlOf(browser, await submit(browser, 'checkout/respell', taking(page)))
  expect(next).toContain('Did you mean ada@gmail.com?')
  expect(await htmlOf(browser, '/en-us/checkout?step=billing')).not.toContain('checkout/respell')
  expect([await emailOf(browser), await cityOf(browser)]).toEqual(['ada@gmial.com', 'Denver'])
})

it('another spelling that the validation suggests is offered, and taken over by a plain form', async () => {
  const browser = openBrowser()
  const page = await shipped(browser, { city: 'Denvr' })
  expect(page).toContain('Did you mean 12 Larimer Street, Denver, CO 80202?')
  expect(await cityOf(browser)).toBe('Denvr')
  expect(await submit(browser, 'checkout/respell', taking(page))).toBe('/en-us/checkout?step=billing')
  expect(await cityOf(browser)).toBe('Denver')
  expect((await cartOf(browser)).shippingMethods[0]?.address?.email).toBe(denver.email)
})

it('it is asked once: whoever goes on has kept their own spelling', async () => {
  const browser = openBrowser()
  expect(await shipped(browser, { city: 'Denvr' })).toContain('checkout/respell')
  expect(await htmlOf(browser, '/en-us/checkout?step=billing')).not.toContain('checkout/respell')
  expect(await cityOf(browser)).toBe('Denvr')
})

it('blanks and hyphens are put right without a question', async () => {
  const browser = openBrowser()
  expect(await shipped(browser, { postalCode: '802021234' })).not.toContain('checkout/respell')
  expect((await cartOf(browser)).shippingMethods[0]?.address?.postalCode).toBe('80202-1234')
})

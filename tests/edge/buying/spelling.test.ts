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

it('another spelling that the validation suggests is offered, and taken over by a plain form', async () => {
  const browser = openBrowser()
  const page = await shipped(browser, { city: 'Denvr' })
  expect(page).toContain('Did you mean 12 Larimer Street, Denver, CO 80202?')
  expect(await cityOf(browser)).toBe('Denvr')
  const form = page.slice(page.indexOf('data-command="checkout/respell"'))
  const fields = [...form.slice(0, form.indexOf('</form>')).matchAll(/name="(\w+)" value="([^"]*)"/g)]
  const sent = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
  expect(await submit(browser, 'checkout/respell', sent)).toBe('/en-us/checkout?step=billing')
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

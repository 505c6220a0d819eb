import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { checkOfCommand } from '#src/commerce/person-checks.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { emailOf, fixtures, seededPassword as password, seededPin, valueCards } from '#demo/fixtures.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { failWith as fail, faultNames as names, mainOf, shownWithoutScript as shown, waysOn } from './dead-ends.ts'
import { add, cartOf, run, typed } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/sign-in.ts'

afterEach(() => dependency.reset())

const { t } = languageOf('en-us')
async function filled(browser: Browser): Promise<Browser> {
  const cart = await cartOf(browser)
  if (!(cart.totalItems > 0)) await add(browser)
  return browser
}

async function paying(): Promise<Browser> {
  const browser = await filled(openBrowser())
  await run(browser, 'checkout/ship', denver)
  return browser
}

async function atLastButton(): Promise<Browser> {
  const browser = await paying()
  await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId: await typed(browser) })
  return browser
}

async function withOrder(): Promise<Browser> {
  const browser = await atLastButton()
  await run(browser, 'checkout/place', { recaptcha_response: 'person' })
  return browser
}

const member = () => signedIn('history')

/** Who has come how far on the way to an order. */
const shoppers = {
  guest: async () => openBrowser(),
  'a guest with a cart': () => filled(openBrowser()),
  'a guest who pays': paying,
  'a guest at the last button': atLastButton,
  'a guest with an order': withOrder,
  'a member': member,
  'a member with a cart': async () => filled(await member()),
} as const satisfies Record<string, () => Promise<Browser>>
type Shopper = keyof typeof shoppers

/** Every page of the journey. */
const pages: Readonly<Record<Shopper, readonly string[]>> = {
  guest: [
    '/en-us',
    '/en-us/c/tents',
    `/en-us/p/x-${fixtures.plentiful.productId.toLowerCase()}`,
    '/en-us/search?q=tent',
    '/en-us/store-locator',
    '/en-us/cart',
    '/en-us/favorites',
    '/en-us/sign-in',
    '/en-us/sign-in?step=sign-up',
    '/en-us/forgot-password',
    '/en-us/reset-password?token=made-up',
    '/en-us/order-status',
    '/en-us/gift-card',
    '/en-us/contact',
  ],
  'a guest with a cart': ['/en-us/cart', '/en-us/checkout'],
  'a guest who pays': ['/en-us/checkout?step=shipping', '/en-us/checkout?step=billing'],
  'a guest at the last button': ['/en-us/checkout?step=summary'],
  'a guest with an order': ['/en-us/order-confirmation', '/en-us/order-status'],
  'a member': [
    '/en-us/account',
    '/en-us/account/profile',
    '/en-us/account/order-history',
    '/en-us/account/address',
    '/en-us/account/address/add-shipping-address',
    '/en-us/account/credit-cards',
    '/en-us/account/gift-cards',
    '/en-us/account/loyalty',
  ],
  'a member with a cart': ['/en-us/checkout?step=billing', '/en-us/account/credit-cards/add'],
}

beforeAll(async () => void (await openBrowser().ask('/en-us')))

describe.each(Object.entries(pages) as [Shopper, readonly string[]][])('%s is never at a dead end', (shopper, own) => {
  it.each(own.flatMap(page => names.map(fault => [page, fault] as const)))(
    '%s while the platform answers %s: there is a way on, and once it is well the page is there again',
    async (page, fault) => {
      const browser = await shoppers[shopper]()
      fail(fault)
      const { html } = await shown(browser, page)
      expect(waysOn(html)).not.toEqual([])
      dependency.reset()
      const [, by = ''] = /<meta http-equiv="refresh" content="\d+;url=([^"]+)"/.exec(html) ?? []
      const again = await shown(browser, by === '' ? page : by)
      expect(mainOf(again.html)).toMatch(/<h1/)
      for (const title of ['shell.unavailable.title', 'content.ERR404.title'] as const)
        expect(mainOf(again.html)).not.toContain(t(title))
    },
  )
})

it('the way on from a page that did not come is its own address, with all that is in it', async () => {
  const browser = await shoppers['a guest who pays']()
  fail('503')
  const { html } = await shown(browser, '/en-us/checkout?step=billing')
  expect(mainOf(html)).toMatch(new RegExp(`<a href=""[^>]*>${t('shell.unavailable.retry')}</a>`))
})

type Command = {
  readonly by: Shopper
  readonly page: string
  readonly command: string
  readonly fields: Readonly<Record<string, string>> | ((browser: Browser) => Promise<Readonly<Record<string, string>>>)
  /** What was typed and has to be there again. */
  readonly kept?: string
}

const lineOf = async (browser: Browser) => {
  const [line] = (await cartOf(browser)).items
  return { itemId: line?.id ?? '', upc: line?.upc ?? '' }
}

const somebody = { firstName: 'Wren', lastName: 'Comb', email: 'wren-ended@example.com' }
const chosen = 'slow-ferry-crossing'
const number = valueCards.small[1] ?? ''

/** Every command of the journey. */
const commands: readonly Command[] = [
  { by: 'guest', page: '/en-us/cart', command: 'cart/add', fields: { upc: fixtures.plentiful.upc, qty: '1' } },
  {
    by: 'a guest with a cart',
    page: '/en-us/cart',
    command: 'cart/quantity',
    fields: async browser => ({ ...(await lineOf(browser)), qty: '2' }),
  },
  {
    by: 'a guest with a cart',
    page: '/en-us/cart',
    command: 'cart/remove',
    fields: async browser => ({ ...(await lineOf(browser)), qty: '1' }),
  },
  { by: 'a guest with a cart', page: '/en-us/cart', command: 'cart/coupon', fields: { code: 'TRAIL10' } },
  {
    by: 'a guest with a cart',
    page: '/en-us/checkout',
    command: 'checkout/ship',
    fields: { ...denver },
    kept: denver.addressLine1,
  },
  {
    by: 'a guest who pays',
    page: '/en-us/checkout?step=billing',
    command: 'checkout/gift-card',
    fields: { number, pin: seededPin },
  },
  {
    by: 'a guest who pays',
    page: '/en-us/checkout?step=billing',
    command: 'checkout/pay',
    fields: async browser => ({ billing: 'same', paymentInstrumentId: await typed(browser) }),
  },
  {
    by: 'a guest at the last button',
    page: '/en-us/checkout?step=summary',
    command: 'checkout/place',
    fields: { recaptcha_response: 'person' },
  },
  {
    by: 'guest',
    page: '/en-us/sign-in',
    command: 'sign-in/enter',
    fields: { username: emailOf('history'), password },
    kept: emailOf('history'),
  },
  {
    by: 'guest',
    page: '/en-us/sign-in?step=sign-up',
    command: 'sign-in/join',
    fields: { ...somebody, password: chosen, confirmPassword: chosen },
    kept: somebody.email,
  },
  {
    by: 'guest',
    page: '/en-us/forgot-password',
    command: 'sign-in/forgot',
    fields: { email: somebody.email },
    kept: somebody.email,
  },
  {
    by: 'guest',
    page: '/en-us/order-status',
    command: 'orders/track',
    fields: { orderNumber: 'U7000000001', email: somebody.email },
    kept: 'U7000000001',
  },
  { by: 'guest', page: '/en-us/gift-card', command: 'gift-card/balance', fields: { number, pin: seededPin } },
  {
    by: 'guest',
    page: '/en-us/contact',
    command: 'contact/write',
    fields: { ...somebody, topic: 'order/other', message: 'Where is it?' },
    kept: 'Where is it?',
  },
  {
    by: 'a member',
    page: '/en-us/account/address/add-shipping-address',
    command: 'account/address',
    fields: { ...denver, approachType: 'S' },
    kept: denver.addressLine1,
  },
  {
    by: 'a member',
    page: '/en-us/account/profile',
    command: 'account/profile',
    fields: { firstName: 'Hester', lastName: 'Orr', revision: '1' },
    kept: 'Hester',
  },
  {
    by: 'a member with a cart',
    page: '/en-us/account/credit-cards/add',
    command: 'account/add-card',
    fields: { paymentInstrumentId: 'a-token-of-nobodys-card', recaptcha_response: 'person' },
  },
]

/** Whether a page says that something went wrong, or what was done instead. */
function isSaid(html: string): boolean {
  const alerts = [
    ...html.matchAll(/<p data-error-message="true">([^<]+)<|role="(?:alert|status)"[^>]*>(?:<[^>]+>)*([^<\s][^<]+)</g),
  ]
  return alerts.length > 0
}

const formOf = (html: string, command: string) =>
  [...html.matchAll(new RegExp(`<form[^>]*data-command="${command}"[^]*?</form>`, 'g'))].map(([form]) => form)

const fieldsOf = async ({ fields }: Command, browser: Browser) =>
  typeof fields === 'function' ? fields(browser) : fields

describe.each(commands)('$command on $page is never a dead end', command => {
  const { by, page, command: name, kept } = command

  it.each(names)(
    'without script, while the platform answers %s: the page that comes says so and has the form again, with what was typed',
    async fault => {
      const browser = await shoppers[by]()
      const fields = await fieldsOf(command, browser)
      fail(fault)
      const answer = await browser.post(`/-/${name}?locale=en-us`, { ...fields, back: page })
      expect(answer.status).toBe(303)
      dependency.reset()
      const { html } = await shown(browser, answer.headers.get('location') ?? '')
      expect(isSaid(html)).toBe(true)
      expect(waysOn(html)).not.toEqual([])
      // Of a session that is gone nothing is kept (R167), and its forms may not be there for a guest.
      if (kept !== undefined && (fault !== 'AUT498' || by === 'guest'))
        expect(formOf(html, name).join('')).toContain(kept)
      if (fault === 'AUT403' && checkOfCommand(name) !== undefined)
        expect(formOf(html, name).join('')).toContain('data-person-check')
    },
  )

  it.each(names)(
    'with script, while the platform answers %s: the answer has a sentence, and what is to be done',
    async fault => {
      const browser = await shoppers[by]()
      const fields = await fieldsOf(command, browser)
      fail(fault)
      const answer = await browser.send(`/-/${name}?locale=en-us`, fields)
      const told = await answer.json<{ ok: boolean; code?: string; to?: string; personWidget?: string }>()
      if (told.ok) return expect(told.to ?? '/').toMatch(/^\//)
      expect([told.code, languageOf('en-us').find(`errors.${told.code}`)]).not.toContain(undefined)
      if (told.code === 'AUT403' && checkOfCommand(name) !== undefined)
        expect(told.personWidget ?? told.to).toBeDefined()
      if (fault === 'AUT498') expect(told.code).toBe('AUT498')
    },
  )
})

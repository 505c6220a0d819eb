import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'

import { emailOf, seededPassword as password } from '#demo/fixtures.ts'
import storefront from '#worker/storefront/index.ts'

import { denver } from '../../shoppers/addresses.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { add, htmlOf, run, submit, typed } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/sign-in.ts'

afterEach(() => dependency.reset())

type Form = {
  /** The page it stands on. */
  readonly page: string
  readonly command: string
  readonly fields: Readonly<Record<string, string>>
  /** The path of the call that asks. */
  readonly call: string
  /** What is there again of what was typed. */
  readonly kept?: string
  readonly browser?: () => Promise<Browser>
}

const aPerson = { firstName: 'Wren', lastName: 'Comb', email: 'wren-asked@example.com' }
const secret = 'slow-ferry-crossing'

async function withCart(): Promise<Browser> {
  const browser = openBrowser()
  await add(browser)
  return browser
}

/** Somebody at the last button. */
async function preparedBuyer(): Promise<Browser> {
  const browser = await withCart()
  await run(browser, 'checkout/ship', denver)
  const paymentInstrumentId = await typed(browser)
  await run(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId })
  return browser
}

const member = () => signedIn('shopper')

/** Every form of the specification whose call may ask whether somebody is a person, but for those that always do. */
const forms: readonly Form[] = [
  {
    page: '/en-us/sign-in',
    command: 'sign-in/enter',
    fields: { username: emailOf('shopper'), password },
    call: '/auth/signin',
    kept: emailOf('shopper'),
  },
  {
    page: '/en-us/sign-in?step=sign-up',
    command: 'sign-in/join',
    fields: { ...aPerson, password: secret, confirmPassword: secret },
    call: '/auth/signup',
    kept: aPerson.email,
  },
  {
    page: '/en-us/forgot-password',
    command: 'sign-in/forgot',
    fields: { email: aPerson.email },
    call: '/resetpassword',
    kept: aPerson.email,
  },
  {
    page: '/en-us/order-status',
    command: 'orders/track',
    fields: { orderNumber: 'U7000000001', email: aPerson.email },
    call: '/TrackOrder',
    kept: 'U7000000001',
  },
  {
    page: '/en-us/gift-card',
    command: 'gift-card/balance',
    fields: { number: '6006491000000002', pin: '1234' },
    call: '/giftcard/balance',
  },
  {
    page: '/en-us/account/gift-cards',
    command: 'account/gift-card',
    fields: { number: '6006491000000002', pin: '1234' },
    call: '/giftcard/balance',
    browser: member,
  },
  {
    page: '/en-us/checkout',
    command: 'checkout/ship',
    fields: { ...denver },
    call: '/shippingAddress',
    kept: denver.addressLine1,
    browser: withCart,
  },
  {
    page: '/en-us/contact',
    command: 'contact/write',
    fields: { ...aPerson, topic: 'order/other', message: 'Where is it?' },
    call: '/contact',
    kept: 'Where is it?',
  },
  {
    page: '/en-us/account/profile',
    command: 'account/news',
    fields: { 'email-news': 'yes', sms: 'yes' },
    call: '/subscription',
    browser: member,
  },
]

const refused = (errorId: 'AUT403' | 'API429') =>
  Response.json({ errorDetails: [{ errorId, message: '' }] }, { status: errorId === 'AUT403' ? 403 : 429 })

/** What the forms do after that is not the matter here, and must not be done twice. */
const tooOften = () => refused('API429')

/** From now on this call asks whether somebody is a person, and then goes on in some way; gives what it was answered. */
function askAt(call: string, then?: () => Response): (string | undefined)[] {
  const answers: (string | undefined)[] = []
  dependency.behave(async (request, real) => {
    const url = new URL(request.url)
    if (!url.pathname.includes(call) || (request.method === 'GET' && !url.pathname.includes('lookup'))) return real()
    const body = (await request.clone().text()) || '{}'
    const { recaptcha_response: answer = url.searchParams.get('recaptcha_response') ?? undefined } = JSON.parse(
      body,
    ) as {
      readonly recaptcha_response?: string
    }
    answers.push(answer)
    if (answer === undefined) return refused('AUT403')
    return then === undefined ? real() : then()
  })
  return answers
}

const ticked =
  /<label[^>]* data-person-check[^>]*><input type="checkbox" name="recaptcha_response" checked="" value="person"\/>/
const box = /<label[^>]* data-person-check[^>]*><input type="checkbox" name="recaptcha_response" value="person"\/>/

describe.each(forms)('AUT403: $command on $page asks whether somebody is a person', form => {
  const { page, command, fields, call, kept, browser: open } = form

  it('without script by a box in the form, which keeps what was typed; ticked, it is sent as recaptcha_response', async () => {
    const browser = (await open?.()) ?? openBrowser()
    expect(await htmlOf(browser, page)).not.toContain('recaptcha_response')
    const answers = askAt(call, tooOften)
    expect(await submit(browser, command, { ...fields, back: page })).toBe(page)
    const html = await htmlOf(browser, page)
    const [own = ''] = new RegExp(`<form[^>]*data-command="${command}"[^]*?</form>`).exec(html) ?? []
    expect(own).toMatch(box)
    expect(html).toContain('We could not make sure that you are a person.')
    if (kept !== undefined) expect(own).toContain(kept)
    expect(own).not.toContain(password)
    await submit(browser, command, { ...fields, back: page, recaptcha_response: 'person' })
    expect(answers).toEqual([undefined, 'person'])
  })

  it('with script the answer says what is to ask, and what it is answered goes along', async () => {
    const browser = (await open?.()) ?? openBrowser()
    const answers = askAt(call, tooOften)
    expect(await run(browser, command, fields)).toMatchObject({ code: 'AUT403', personWidget: 'box' })
    const again = await run(browser, command, { ...fields, recaptcha_response: 'person' })
    expect(again.code).toBe('API429')
    expect(answers).toEqual([undefined, 'person'])
  })
})

it('AUT403: news asked for on everybody’s pages, without script: /not-done asks, and goes on with what was typed', async () => {
  const browser = openBrowser()
  const answers = askAt('/subscription')
  const fields = { email: 'reads@example.com', back: '/en-us/help' }
  const asking = await submit(browser, 'newsletter/subscribe', fields)
  expect(asking).toBe('/en-us/not-done?back=%2Fen-us%2Fhelp')
  const html = await htmlOf(browser, asking)
  const [own = ''] =
    /<form[^>]*data-command="newsletter\/subscribe"[^>]*>(?:(?!<\/form>)[^])*data-person-check[^]*?<\/form>/.exec(
      html,
    ) ?? []
  expect(own).toMatch(box)
  expect(own).toContain('name="email" value="reads@example.com"')
  expect(own).toContain('name="back" value="/en-us/help"')
  expect(await submit(browser, 'newsletter/subscribe', { ...fields, recaptcha_response: 'person' })).toContain(
    '/en-us#',
  )
  expect(answers).toEqual([undefined, 'person'])
})

describe('R237, R239: what always asks has the box from the beginning, and ticked', () => {
  it('the summary; without the tick the order is refused (AUT403), nothing is placed, and the box is there to be ticked', async () => {
    const browser = await preparedBuyer()
    const summary = '/en-us/checkout?step=summary'
    expect(await htmlOf(browser, summary)).toMatch(ticked)
    expect(await submit(browser, 'checkout/place', { back: summary })).toBe(summary)
    const html = await htmlOf(browser, summary)
    expect(html).toMatch(box)
    expect(html).not.toMatch(ticked)
    expect(await submit(browser, 'checkout/place', { recaptcha_response: 'person' })).toBe('/en-us/order-confirmation')
  })

  it('/account/credit-cards/add; without the tick AUT403 and not that the card could not be saved', async () => {
    const browser = await member()
    await add(browser)
    const page = '/en-us/account/credit-cards/add'
    expect(await htmlOf(browser, page)).toMatch(ticked)
    const card = { paymentInstrumentId: 'a-token-of-nobodys-card' }
    expect(await run(browser, 'account/add-card', card)).toMatchObject({ code: 'AUT403' })
    const other = await run(browser, 'account/add-card', { ...card, recaptcha_response: 'person' })
    expect(other).toMatchObject({ code: 'CARD_NOT_SAVED' })
  })
})

/** A page under these settings, as this browser would be shown it. */
async function askWith(settings: object, path: string, browser: Browser = openBrowser()) {
  const context = createExecutionContext()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`http://localhost${path}`, { headers: { cookie } })
  const answer = await storefront.fetch(request, { ...env, ...settings }, context)
  const text = await answer.text()
  await waitOnExecutionContext(context)
  return { status: answer.status, policy: answer.headers.get('content-security-policy') ?? '', text, answer }
}

it('AUT403: sign-in/look-up, where one signs in step by step (R014), asks in its form, which keeps the e-mail', async () => {
  const browser = openBrowser()
  const answers = askAt('/consumer/lookup')
  const fields = { email: aPerson.email, back: '/en-us/sign-in' }
  expect(await submit(browser, 'sign-in/look-up', fields)).toBe('/en-us/sign-in')
  const { text } = await askWith({ SIGN_IN_MODE: 'simplified' }, '/en-us/sign-in', browser)
  const [own = ''] = /<form[^>]*data-command="sign-in\/look-up"[^]*?<\/form>/.exec(text) ?? []
  expect(own).toMatch(box)
  expect(own).toContain(aPerson.email)
  await submit(browser, 'sign-in/look-up', { ...fields, recaptcha_response: 'person' })
  expect(answers).toEqual([undefined, 'person'])
})

describe('Turnstile, where the store has a key of it', () => {
  const siteKey = '0x4AAAAAAA-a-site-key'
  const ask = (path: string, browser?: Browser) => askWith({ TURNSTILE_SITE_KEY: siteKey }, path, browser)

  it('its own page alone may load it, is shown by the store’s pages alone, and knows for what it asks', async () => {
    const { status, policy, text, answer } = await ask('/-/person-check?locale=de_DE&command=sign-in/enter')
    expect([status, answer.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN'])
    expect(policy.split('; ')).toEqual([
      `default-src 'none'`,
      `script-src 'self' https://challenges.cloudflare.com`,
      'frame-src https://challenges.cloudflare.com',
      `connect-src 'self'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'self'`,
    ])
    expect(text).toContain(`data-sitekey="${siteKey}" data-action="sign-in" data-language="de"`)
    expect(text).toContain('src="https://challenges.cloudflare.com/turnstile/v0/api.js"')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('404 for a form that never asks, and where the store has no key', async () => {
    expect((await ask('/-/person-check?locale=de_DE&command=cart/add')).status).toBe(404)
    expect((await openBrowser().ask('/-/person-check?locale=de_DE&command=sign-in/enter')).status).toBe(404)
  })

  it('a form that was refused shows it in a frame, and says what to do without script; no page lets its script in', async () => {
    const browser = openBrowser()
    askAt('/auth/signin')
    await submit(browser, 'sign-in/enter', { username: emailOf('shopper'), password, back: '/en-us/sign-in' })
    const { policy, text } = await ask('/en-us/sign-in', browser)
    expect(text).toMatch(/<iframe[^>]* src="\/-\/person-check\?locale=en_US&amp;command=sign-in%2Fenter"/)
    expect(text).toMatch(/<noscript><p>To check that, the page needs JavaScript\./)
    expect(policy).toMatch(/; frame-src 'self' /)
    expect(policy).not.toContain('challenges.cloudflare.com')
  })
})

import { beforeEach, expect, it } from 'vitest'

import { seededPassword as password } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { run } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

type Fields = Readonly<Record<string, string>>

let joined = 0

/** Somebody who has just joined, without a phone. */
async function newcomer() {
  const browser = openBrowser()
  const name = { firstName: 'New', lastName: 'Comer', email: `newcomer-${joined++}@example.com` }
  await browser.send('/-/sign-in/join?locale=en-us', { ...name, password, confirmPassword: password })
  return browser
}

/** The boxes that are ticked in a form of a page after it was refused there, without script. */
async function tickedAfterRefusal(page: string, command: string, fields: Fields): Promise<readonly string[]> {
  const browser = page.startsWith('/en-us/account/') ? await newcomer() : openBrowser()
  if (command === 'account/add-card') await run(browser, 'account/open-card-fields', {})
  const refused = await browser.post(`/-/${command}?locale=en-us`, { ...fields, back: page })
  expect(refused.headers.get('location')).toBe(page)
  const html = await (await browser.ask(page)).text()
  const [form = ''] = html.split(`data-command="${command}"`)[1]?.split('</form>') ?? []
  expect(form).toMatch(/ data-error-summary="true"(?! hidden)/)
  const typed = [fields.firstName, fields.title].filter(value => value !== undefined)
  for (const value of typed) expect(form).toContain(`value="${value}"`)
  return [...form.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([box]) => box.includes(' checked'))
    .map(([box]) => / name="([^"]+)"/.exec(box)?.[1] ?? '')
}

const review = '/en-us/write-a-review?productId=FH10011'
const join = '/en-us/sign-in?step=sign-up'
const shipping = '/en-us/account/address/add-shipping-address'

it.each([
  [join, 'sign-in/join', { firstName: 'Wren', newsletterConsent: 'yes' }, ['newsletterConsent']],
  [join, 'sign-in/join', { firstName: 'Wren' }, []],
  [review, 'reviews/write', { productId: 'FH10011', title: 'Dry', recommended: 'yes' }, ['recommended']],
  [review, 'reviews/write', { productId: 'FH10011', title: 'Dry' }, []],
  [shipping, 'account/address', { approachType: 'S', main: 'yes' }, ['main']],
  [shipping, 'account/address', { approachType: 'S' }, []],
  ['/en-us/account/credit-cards/add', 'account/add-card', { main: 'yes' }, ['main']],
  [
    '/en-us/account/profile',
    'account/profile',
    { birthDate: '2020-01-01', revision: '1', 'likes-run': 'yes', 'likes-camp': 'yes' },
    ['likes-camp', 'likes-run'],
  ],
  ['/en-us/account/profile', 'account/notifications', { orderSms: 'yes' }, ['orderSms']],
  ['/en-us/account/profile', 'account/news', { sms: 'yes' }, ['sms']],
] as const)(
  '%s, %s refused without script: what was sent is there again, and nothing else is ticked',
  async (page, command, fields, ticked) => {
    expect(await tickedAfterRefusal(page, command, fields)).toEqual(ticked)
  },
)

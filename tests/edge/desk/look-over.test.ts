import { expect, it } from 'vitest'

import { holdClock, later } from '../experiments/time.ts'
import { openBrowser } from '../browser.ts'
import { colleague } from './colleague.ts'
import { lookAs, lookLink } from './look-as.ts'

holdClock()

const agreed = 'C0001:1,C0002:1,C0003:0,C0004:1'
const nothing = 'C0001:1,C0002:0,C0003:0,C0004:0'
const quarterMs = 900_000
const email = 'history@fellholm.example'
const link = async () => lookLink(await colleague('over', 'support'), email)

const browserWith = (consent: string) => {
  const browser = openBrowser()
  browser.cookies.set('__Host-consent', consent)
  return browser
}
type Browser = ReturnType<typeof openBrowser>
const consentOf = ({ cookies }: Browser) => {
  const value = cookies.get('__Host-consent')
  return value && decodeURIComponent(value)
}

it('a look that runs out by itself gives the browser its own answer about cookies back with the next page, a stored one too, and once', async () => {
  const browser = await lookAs(email, 'over', browserWith(agreed))
  expect(consentOf(browser)).toBe(nothing)
  later(quarterMs + 1_000)
  const answer = await browser.ask('/en-us/c/tents')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await answer.text()).not.toContain('Look as a customer')
  expect([consentOf(browser), browser.cookies.has('__Host-look')]).toEqual([agreed, false])
  const next = await browser.ask('/en-us/c/tents')
  await next.body?.cancel()
  expect(next.headers.getSetCookie()).toEqual([])
})

it('a second look before the first is over keeps what was answered before both, and who had answered nothing is asked', async () => {
  const browser = await lookAs(email, 'over', browserWith(agreed))
  const second = await link()
  await (await browser.ask(second)).body?.cancel()
  expect(consentOf(browser)).toBe(nothing)
  later(quarterMs + 1_000)
  const third = await link()
  await (await browser.ask(third)).body?.cancel()
  expect(consentOf(browser)).toBe(nothing)
  await (await browser.post('/-/look/end?locale=en-us', {})).body?.cancel()
  expect(consentOf(browser)).toBe(agreed)

  const fresh = openBrowser()
  const opened = await fresh.ask(await link())
  const lasting = opened.headers.getSetCookie().filter(line => /^__Host-(?:look|consent)=/.test(line))
  expect(lasting).toHaveLength(2)
  for (const line of lasting) expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeLessThanOrEqual(quarterMs / 1000)
})

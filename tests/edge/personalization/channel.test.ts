import { beforeEach, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { decide, decisionRequest } from './store.ts'
import { add } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

const webview = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 FellholmApp/3.2.0' }
const tokenCalls = () => dependency.asked('/auth/')

it('R389: in the app’s web view calls of the visit say MAPP, elsewhere ECOMM', async () => {
  for (const [headers, channel] of [
    [webview, 'MAPP'],
    [{}, 'ECOMM'],
    [{ 'user-agent': 'Mozilla/5.0 (X11; NotFellholmApp/3)' }, 'ECOMM'],
  ] as const) {
    dependency.reset()
    await openBrowser().send('/cart/v1/cart?locale=en_US', {}, 'POST', headers)
    const asked = dependency.asked('/')
    expect(asked.length).toBeGreaterThanOrEqual(2)
    expect(new Set(asked.map(call => call.headers.get('channel')))).toEqual(new Set([channel]))
    expect(new Set(asked.map(call => call.headers.get('source')))).toEqual(new Set(['ECOM15']))
  }
})

it('R389: a decision is asked for in the channel of the visit, whatever the page says', async () => {
  const channels: string[] = []
  dependency.behave(async (request, real) => {
    if (request.url.includes('/api/engine/')) channels.push(JSON.parse(await request.clone().text()).channel)
    return real()
  })
  const browser = openBrowser()
  await browser.send(decide, decisionRequest, 'POST', webview)
  await browser.send(decide, { ...decisionRequest, channel: 'MAPP' })
  expect(channels).toEqual(['MAPP', 'ECOMM'])
})

it('R389: the session the app hands over goes with the calls of a visit that has none, then gives way to its own', async () => {
  const browser = openBrowser()
  const headers = { ...webview, 'x-usid': 'app-session-1' }
  await browser.send('/cart/v1/cart?locale=en_US', {}, 'POST', headers)
  const begun = tokenCalls()
  expect(begun.map(call => call.headers.get('x-usid'))).toEqual(['app-session-1'])
  const own = dependency.asked('/cart/v1/cart').map(call => call.headers.get('x-usid'))
  expect(own).toHaveLength(1)
  expect(own).not.toContain('app-session-1')
})

it('R389: nothing is handed over outside the app, nor what is no id', async () => {
  for (const headers of [{ 'x-usid': 'app-session-1' }, { ...webview, 'x-usid': 'no id; at all' }]) {
    dependency.reset()
    await openBrowser().send('/cart/v1/cart?locale=en_US', {}, 'POST', headers as Record<string, string>)
    expect(tokenCalls().map(call => call.headers.get('x-usid'))).toEqual([null])
  }
})

it('R389: a public page is the same for both, stored once, and asked for as everybody’s', async () => {
  const app = await openBrowser().ask('/en-us/c/headlamps', { headers: { ...webview, 'x-usid': 'app-session-1' } })
  const asked = dependency.asked('/')
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked.map(call => call.headers.get('channel')))).toEqual(new Set(['ECOMM']))
  expect(new Set(asked.map(call => call.headers.get('x-usid')))).toEqual(new Set([null]))
  const browser = await openBrowser().ask('/en-us/c/headlamps')
  expect(browser.headers.get('cache-status')).toContain('; hit;')
  expect(browser.headers.get('etag')).toBe(app.headers.get('etag'))
  expect(await browser.text()).toBe(await app.text())
})

it('R389: the cart that was begun in the app’s web view goes on in it', async () => {
  const browser = openBrowser()
  await add(browser)
  dependency.reset()
  const page = await browser.ask('/en-us/cart', { headers: webview })
  await page.text()
  const asked = dependency.asked('/cart/v1/cart/')
  expect(asked.map(call => call.headers.get('channel'))).toEqual(['MAPP'])
})

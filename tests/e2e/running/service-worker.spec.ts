import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, type Page } from '@playwright/test'

import { atRest, openAtRest } from '../../support/traffic.ts'
import { signInAs } from '../../shoppers/in-browser/visitor.ts'
import { wordsOf } from '../../support/words.ts'
import { showPresence } from '../visitor/presence.ts'

test.use({ serviceWorkers: 'allow' })

const t = wordsOf('en')
const product = '/en-us/p/womens-northmere-parka-fh15011'
const listing = '/en-us/c/tents'

/** What this browser keeps, by address without the origin. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Opens a page as somebody who is there, and waits until it can be read without a connection. */
async function see(page: Page, path: string) {
  await page.goto(path)
  await showPresence(page)
  await expect.poll(() => keptHere(page)).toContain(path)
}

/** The store behind another address, whose service worker says that it is of `build.now` when that is set. */
async function behindProxy(store: string) {
  const build: { now?: string } = {}
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(store)
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const to = { hostname, port, path: incoming.url, method: incoming.method, headers }
    const asked = ask(to, answer => {
      if (incoming.url !== '/sw-nora.js' || build.now === undefined) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        return
      }
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      const script: Buffer[] = []
      answer.on('data', (part: Buffer) => script.push(part))
      answer.on('end', () =>
        outgoing.end(`${Buffer.concat(script)}`.replace(/BUILD_ID = "\w+"/, `BUILD_ID = "${build.now}"`)),
      )
    })
    incoming.pipe(asked)
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  return { build, origin: `http://localhost:${(server.address() as AddressInfo).port}`, end: () => server.close() }
}

test('R206, R316: /sw-nora.js is registered, installed and active once somebody is there, and not before', async ({
  page,
}) => {
  await openAtRest(page, product)
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? 'none')
  expect(await registered()).toBe('none')
  await showPresence(page)
  await expect.poll(registered).toContain('/sw-nora.js')
})

test('without a connection a product and a listing that were seen can be read, any other page says so and lists them', async ({
  page,
  context,
}) => {
  await see(page, listing)
  await see(page, product)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await context.setOffline(true)
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goto(listing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tents')
  await page.goto('/en-us/p/x-fh10011')
  await expect(page.getByRole('heading', { level: 1, name: t('shell.offline.title') })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Tents' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tents')
})

test('the cart without a connection is the offline page at its own address, and with one the cart again', async ({
  page,
  context,
}) => {
  await see(page, product)
  await context.setOffline(true)
  await page.goto('/en-us/cart')
  await expect(page.getByRole('heading', { level: 1, name: t('shell.offline.title') })).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  await context.setOffline(false)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.unavailable.retry') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.offline.title') })).toBeHidden()
  await expect(page.locator('main [data-cart-page]').first()).toBeVisible()
})

test('nothing personal is kept: of somebody’s own pages, answers and what was searched for the caches hold nothing', async ({
  page,
}) => {
  const told: string[] = []
  await page.exposeFunction('noteTold', (address: string) => told.push(address))
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype
    ServiceWorker.prototype.postMessage = function (message: { readonly url?: string }, ...rest: [object]) {
      Reflect.apply(postMessage, this, [message, ...rest])
      void Reflect.get(globalThis, 'noteTold')(message.url ?? '')
    }
  })
  await signInAs(page, 'history')
  await see(page, product)
  for (const path of ['/en-us/account', '/en-us/cart', '/en-us/search?q=parka', '/en-us/account/order-history']) {
    told.length = 0
    await page.goto(path)
    await showPresence(page)
    await expect.poll(() => told.some(address => address.endsWith(path))).toBe(true)
  }
  await see(page, listing)
  const others = (await keptHere(page)).filter(path => !path.startsWith('/assets/'))
  expect(others.toSorted()).toEqual([listing, '/en-us/offline', product].toSorted())
})

test.describe('R277: in a country that asks', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' }, storageState: { cookies: [], origins: [] } })

  test('no page is kept before somebody agrees, and none once they have withdrawn', async ({ page }) => {
    const t = wordsOf('de')
    const path = '/de-de/c/zelte'
    await page.goto(path)
    await showPresence(page)
    const question = page.getByRole('complementary', { name: t('consent.title') })
    await expect(question).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    expect(await keptHere(page)).toEqual([])
    await question.getByRole('button', { name: t('consent.all') }).click()
    await expect.poll(() => keptHere(page)).toContain(path)
    await page.goto('/de-de/privacy-choices')
    await showPresence(page)
    for (const category of ['analytics', 'functional', 'targeting'] as const)
      await page.getByRole('checkbox', { name: t(`consent.${category}`) }).uncheck()
    await page.getByRole('button', { name: t('consent.save') }).click()
    await expect(page.getByText(t('consent.kept')).first()).toBeVisible()
    await expect.poll(() => keptHere(page)).toEqual([])
  })
})

test('R207: a new build’s service worker loads an open page again, once, and what the old one kept is gone', async ({
  page,
  baseURL,
}) => {
  const proxy = await behindProxy(baseURL ?? '')
  await page.goto(proxy.origin + product)
  await showPresence(page)
  await expect.poll(() => keptHere(page)).toContain(product)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  proxy.build.now = 'another'
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  // The old one first ends what it is at.
  await expect.poll(() => loads.length, { timeout: 40_000 }).toBe(1)
  await showPresence(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).every(name => name.endsWith('-another'))))
    .toBe(true)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await atRest(page)
  expect(loads).toHaveLength(1)
  proxy.end()
})

test('the store can be installed: its manifest names it and pictures that are there, one of them for a shape that the system cuts', async ({
  page,
}) => {
  await page.goto(product)
  await showPresence(page)
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string; purpose?: string }[]
    display: string
  }
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async address => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return picture.naturalWidth
    }, src)
    if (sizes !== 'any') expect([src, `${width}x${width}`]).toEqual([src, sizes])
  }
})

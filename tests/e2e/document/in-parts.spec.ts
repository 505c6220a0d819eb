import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { layoutShift, watchLayoutShift } from '../../support/layout-shift.ts'
import { atRest, openAtRest, watchTraffic } from '../../support/traffic.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const pause = () =>
  new Promise(resolve => {
    setTimeout(resolve, 500)
  })

/** Hands on what the store answers; a document with a first heading comes in two parts, the second half a second after the first. */
async function handOn(store: string, { url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  // A tool gets the status of an error alone.
  const asked = { 'user-agent': headers['user-agent'] ?? '' }
  const answer = await fetch(store + url, { redirect: 'manual', headers: asked })
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  const heading = body.indexOf('</h1>')
  if (heading < 0) return void response.end(body)
  response.write(body.subarray(0, heading + '</h1>'.length))
  await pause()
  response.end(body.subarray(heading + '</h1>'.length))
}

/** The store behind a slow line, on a port of its own. */
async function openSlowLine(store: string) {
  const server = createServer((request, response) => void handOn(store, request, response))
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, end: () => server.close() }
}

test.use({ viewport: { width: 390, height: 844 } })

for (const path of ['/en-us', '/en-us/c/women', '/en-us/p/womens-northmere-parka-fh15011', '/en-us/500', '/en-us/404'])
  test(`${path} whose document stops behind its heading for half a second: nothing that was shown moves by more than 0.01`, async ({
    page,
    baseURL,
  }) => {
    const line = await openSlowLine(baseURL ?? '')
    await watchLayoutShift(page)
    watchTraffic(page)
    await page.goto(line.origin + path)
    await atRest(page)
    const moved = await layoutShift(page)
    line.end()
    expect(moved).toBeLessThan(0.01)
  })

for (const path of ['/en-us/cart', '/en-us/sign-in'])
  test(`${path} comes where its skeleton stands, so that nothing moves when the browser takes that away`, async ({
    page,
  }) => {
    await openAtRest(page, path)
    const top = () =>
      page
        .locator('main h1')
        .first()
        .evaluate(heading => heading.getBoundingClientRect().top)
    const skeleton = page.locator('[data-skeleton]')
    await expect(skeleton).toBeHidden()
    const alone = await top()
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[data-skeleton] { display: block !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    await expect(skeleton).toBeVisible()
    expect(await top()).toBe(alone)
  })

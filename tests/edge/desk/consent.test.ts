import { expect, it, vi } from 'vitest'

import { openBrowser } from '../browser.ts'
import { colleague } from './colleague.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** Somebody in a country opens a page and answers; without an answer only the page. */
async function visitor(country: string, answer?: Readonly<Record<string, string>>, name = person): Promise<void> {
  const [browser, headers] = [openBrowser(), { 'cf-ipcountry': country, 'user-agent': name }]
  expect((await browser.ask('/de-de', { headers })).status).toBe(200)
  if (answer === undefined) return
  const ownForm = { ...headers, origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' }
  const body = `${new URLSearchParams(answer)}`
  const sent = await browser.ask('/-/visitor/consent?locale=de-de', { method: 'POST', headers: ownForm, body })
  expect(sent.status).toBe(303)
  // Who has answered is asked no more.
  expect((await browser.ask('/de-de', { headers })).status).toBe(200)
}

it('consent is counted by country and locale: pages that asked, agreed by category, refused; bots and countries that do not ask apart', async () => {
  // From countries of its own: what other tests ask of the same store as Germany is counted as well.
  await visitor('SI', { agree: 'all' })
  await visitor('SI', { agree: 'chosen', functional: 'yes' })
  await visitor('SI', { agree: 'needed' })
  await visitor('SI')
  await visitor('SI', undefined, crawler)
  await visitor('SK', { agree: 'needed' })
  await visitor('US')
  const viewer = await colleague('consent', 'viewer')
  await vi.waitFor(
    async () => {
      const { html } = await viewer.open('/visitors/consent')
      expect(text(html)).toContain('SI de-de 4 3 1 · 33 % 2 · 67 % 1 · 33 % 1 · 33 %')
      expect(text(html)).toContain('SK de-de 1 1 0 · 0 % 0 · 0 % 0 · 0 % 1 · 100 %')
      expect(text(html)).not.toContain('US de-de')
      expect(html).toContain('aria-label="Of all answers: Measuring 1 · 25 %, Convenience 2 · 50 %')
    },
    { timeout: 10_000, interval: 200 },
  )
})

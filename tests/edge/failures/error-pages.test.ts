import { beforeEach, describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { withFlag } from '../datafile.ts'
import { datafileIsDue, holdClock } from '../experiments/time.ts'
import { dependency } from '../dependency.ts'

holdClock()

beforeEach(() => dependency.reset())

const page = async (path: string) => {
  const answer = await openBrowser().ask(path)
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

describe('error pages (R115: texts by code)', () => {
  it.each(['/401', '/403'])(
    '%s, R110: forbidden (ERR403), with title, message and a button to the home page (ERR4xx)',
    async path => {
      const { html, status } = await page(`/en-us${path}`)
      expect(status).toBe(Number(path.slice(1)))
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(html).toContain('You cannot go this way')
      expect(html).toContain('Back to the home page')
    },
  )

  it.each(['/400', '/404'])(
    '%s, R111: not found (ERR404), with title, message with a link to support, home button and the help line',
    async path => {
      const { html } = await page(`/en-us${path}`)
      expect(html).toContain('Page Not Found')
      expect(html).toContain('Back to the home page')
      expect(html).toMatch(/href="[^"]*\/help-section\/contact-us"/)
    },
  )

  it('/500, R113: intro, title, message and a home button (ERR5xx)', async () => {
    const { html, status } = await page('/en-us/500')
    expect(status).toBe(500)
    expect(html).toContain('Weather has come in')
    expect(html).toContain('Back to the home page')
  })

  it('/404 has the search field and the four best sellers', async () => {
    const { html } = await page('/en-us/404')
    const cardsOf = (text: string) => [...text.matchAll(/<h3[^>]*><a href="([^"?]+)/g)].map(([, path]) => path)
    expect(html.slice(html.indexOf('<main'))).toMatch(/<input(?=[^>]*id="wanted")(?=[^>]*name="q")/)
    expect(html).toContain('>Bestsellers</h2>')
    expect(cardsOf(html)).toEqual(cardsOf((await page('/en-us/c/bestsellers')).html).slice(0, 4))
    expect(cardsOf(html)).toHaveLength(4)
  })

  it('R112, R287: with the 404 content feature on, /404 shows content areas over its image and in its main area; with it off, neither', async () => {
    const areas = ['Most who got lost here', 'Try one of these instead']
    const { html } = await page('/en-us/404')
    const [over = 0, main = 0] = areas.map(text => html.indexOf(text))
    expect(over).toBeGreaterThan(html.indexOf('<h1'))
    expect(main).toBeGreaterThan(over)
    expect(html.match(/<h1/g)).toHaveLength(1)
    dependency.behave(withFlag('content_404', false))
    await datafileIsDue()
    const off = await page('/en-gb/404')
    expect(areas.filter(text => off.html.includes(text))).toEqual([])
    expect(off.html).toContain('Page Not Found')
  })

  it('R403: the help line’s /help-section/contact-us answers with a 301 to /help/contact-us, with and without a locale', async () => {
    for (const [path, to] of [
      ['/help-section/contact-us', '/help/contact-us'],
      ['/de-de/help-section/contact-us?siteId=1', '/de-de/hilfe/contact-us?siteId=1'],
    ] as const) {
      const { status, headers } = await page(path)
      expect([status, headers.get('location')]).toEqual([301, to])
    }
    expect((await page('/de-de/hilfe/contact-us')).status).toBe(200)
  })

  it('R114: error pages are noindex', async () => {
    for (const path of ['/400', '/401', '/403', '/404', '/500', '/nowhere'])
      expect((await page(`/en-us${path}`)).html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('an unknown page speaks the language of its locale', async () => {
    const { status, html } = await page('/de-de/gibt-es-nicht')
    expect(status).toBe(404)
    expect(html).toContain('lang="de-DE"')
    expect(html).not.toContain('Page Not Found')
  })

  it('what is kept of an error page depends on no address: two unknown paths get the same bytes', async () => {
    const first = await page('/en-us/nowhere')
    const second = await page('/en-us/somewhere-else?secret=1')
    expect(second.html).toBe(first.html)
    expect(first.html).not.toContain('nowhere')
  })

  it('R117: a fatal error brings up the server-error page, with the correlation id to ask about', async () => {
    dependency.behave(async request =>
      request.url.includes('/caas/') ? Response.json({ items: 'not a list' }) : new Response('{"items":[{}]}'),
    )
    const { status, html, headers } = await page('/en-us/c/sleeping-mats')
    expect(status).toBeGreaterThanOrEqual(500)
    expect(html).toContain('We lost the trail for a moment')
    expect(headers.get('x-correlation-id')).toMatch(/^[\w-]+$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('the build', () => {
  it('R294: builds/meta/{buildId}.json answers with the build that is served', async () => {
    const answer = await openBrowser().ask('/builds/meta/some-older-build.json')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ buildId: 'test' })
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('/healthcheck/status answers 200 with the build id once the store can take an order', async () => {
    const well = await openBrowser().ask('/healthcheck/status')
    expect([well.status, await well.json()]).toEqual([200, { buildId: 'test', commerce: true, openBreakers: [] }])
    dependency.behave(async () => Response.json({}, { status: 503 }))
    expect((await openBrowser().ask('/healthcheck/status')).status).toBe(503)
  })
})

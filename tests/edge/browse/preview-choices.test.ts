import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'

import { previewKey } from '#src/purging/preview-key.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { heroWords } from '../experiments/visitors.ts'
import { storeWith } from '../personalization/store.ts'

const { PURGE_KEY: secret } = env as unknown as { readonly PURGE_KEY: string }
const closed = storeWith({ PREVIEW: 'off' })

const html = async (path: string) => (await (await openBrowser().ask(path)).text()).replaceAll('<!-- -->', '')
const barOf = (page: string) => page.slice(page.indexOf('aria-label="Preview"')).split('</aside>')[0] ?? ''
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

afterEach(() => dependency.reset())

describe('R031: when, where and as whom a preview is looked at', () => {
  it('R006: menu, footer, notice bar and pop-ups are the preview’s, of its moment, on public and personal pages, and the bar says where each comes from', async () => {
    for (const path of ['/en-us/about-us', '/en-us/cart']) {
      dependency.reset()
      const bar = barOf(await html(`${path}?preview=true&previewDate=2027-03-01T08:00`))
      for (const part of ['menu', 'footer', 'popups']) {
        const [asked] = dependency.asked(`/preview/caas/v1/canvas/${part}/fellholm-us`)
        expect([path, part, asked?.headers.get('x-preview-date')]).toEqual([path, part, '2027-03-01T08:00:00.000Z'])
      }
      expect(dependency.asked('/publish/caas/v1/canvas/menu')).toEqual([])
      for (const piece of [
        'menu (menu, ',
        'footer (footer, ',
        '/c/camping (notice bar, menu)',
        'spring-repairs (popup, popups)',
      ])
        expect(bar, path).toContain(piece)
      expect(bar, path).toMatch(/spring-snow \(menu entry, menu\)<\/code>\s*<strong>/)
    }
  })

  it('R155, R275: the bar offers the variations of the page’s experiments, and the address keeps what was chosen; without a preview it means nothing', async () => {
    const offered = barOf(await html('/en-us?preview=true'))
    expect(offered).toContain('Experiment: home_hero')
    for (const variation of ['baseline', 'quiet']) expect(offered).toContain(`value="home_hero:${variation}"`)
    const chosen = await html('/en-us?preview=true&previewVariant=home_hero:quiet')
    expect(chosen).toContain(heroWords.quiet)
    expect(barOf(chosen)).toMatch(/<option[^>]*value="home_hero:quiet"[^>]*selected/)
    const again = await html(
      `/en-us?preview=true&p13n_testcontext=${encodeURIComponent('{"variants":{"home_hero":"quiet"}}')}&previewVariant=home_hero:`,
    )
    expect(barOf(again)).toMatch(/<option[^>]*value="home_hero:"[^>]*selected/)
    // Nobody agrees to anything here, so everybody is shown the same.
    expect(await html('/de-de?previewVariant=home_hero:quiet')).toBe(await html('/de-de'))
  })

  it('R274: the bar offers the variants that an experience of the page has for its audiences', async () => {
    const bar = barOf(await html('/en-us?preview=true'))
    expect(bar).toContain('Audience: home-closing')
    expect(bar).toContain('value="home-closing:waiting-cart"')
    expect(barOf(await html('/en-us/about-us?preview=true'))).not.toContain('Audience:')
  })

  it('R069: every link of a preview’s page leads on within it, without script too, on public and personal pages; that which leaves does not', async () => {
    const query = 'preview=true&previewDate=2027-03-01T08:00&previewVariant=home_hero:quiet'
    for (const path of ['/en-us', '/en-us/cart']) {
      const page = await html(`${path}?${query}`)
      const links = [...page.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => unescaped(href))
      expect(links.length, path).toBeGreaterThan(20)
      for (const link of links.filter(href => !href.endsWith('preview=false'))) {
        const { searchParams } = new URL(link, 'http://localhost')
        for (const [name, value] of new URLSearchParams(query)) expect(searchParams.get(name), link).toBe(value)
      }
      expect(links.filter(href => href.endsWith('preview=false'))).toHaveLength(1)
    }
    expect(await html('/en-us/about-us')).not.toContain('preview=')
  })

  it('R069: another country shows the same page at the same moment, with the same variants and the key of the link', async () => {
    const key = await previewKey(secret, Date.now() + 60_000)
    const query = `preview=true&previewDate=2027-03-01T08:00&previewVariant=home_hero:quiet&previewKey=${key}`
    const bar = barOf(await (await closed.ask(`/en-us/cart?${query}`)).text())
    const href = unescaped(/<a href="(\/de-de\/[^"]+)"/.exec(bar)?.[1] ?? '')
    const to = new URL(href, 'http://localhost')
    expect(to.pathname).toBe('/de-de/warenkorb')
    for (const [name, value] of new URLSearchParams(query)) expect(to.searchParams.get(name), name).toBe(value)
    expect(await (await closed.ask(href)).text()).toContain('aria-label="Vorschau"')
  })
})

describe('R286: content that a browser asks for later, as that of #modal=content_spring-repairs', () => {
  const path = (mode: string, query = '') =>
    `/${mode}/caas/v1/canvas/modal/fellholm-us/spring-repairs?locale=en_US${query}`
  const askClosed = async (query: string) => {
    const answer = await closed.ask(path('preview', query))
    return [answer.status, await answer.json<{ unpublished?: boolean }>()] as const
  }

  it('is the preview’s for whoever may look at it, by the key of their link; for all others there is none', async () => {
    const [refused] = await askClosed('')
    expect(refused).toBe(404)
    const key = await previewKey(secret, Date.now() + 60_000)
    expect(await askClosed(`&previewKey=${key}`)).toMatchObject([200, { unpublished: true }])
    expect((await askClosed(`&previewKey=${await previewKey(secret, Date.now() - 1)}`))[0]).toBe(404)
    expect((await askClosed(`&previewKey=${key}&previewDate=2026-12-01T08:00`))[0]).toBe(404)
    expect((await closed.ask(path('publish'))).status).toBe(404)
    expect((await openBrowser().ask(path('preview'))).status).toBe(200)
  })
})

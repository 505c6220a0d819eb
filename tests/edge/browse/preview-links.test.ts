import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { previewKey } from '#src/purging/preview-key.ts'

import { colleague } from '../desk/colleague.ts'
import { storeWith } from '../personalization/store.ts'

const { PURGE_KEY: secret } = env as unknown as { readonly PURGE_KEY: string }

/** A deployed store: without a key nobody sees what is not published. */
const closed = storeWith({ PREVIEW: 'off' })
const spring = '/en-us/articles/spring-snow'
const statusOf = async (path: string) => {
  const answer = await closed.ask(path, { redirect: 'manual' })
  await answer.body?.cancel()
  return answer.status
}

describe('links to previews', () => {
  it('R074: where previews are closed a signed link opens them until it expires, and no other key does', async () => {
    const now = Date.now()
    const good = await previewKey(secret, now + 60_000)
    expect(await statusOf(`${spring}?preview=true`)).toBe(404)
    expect(await statusOf(`${spring}?preview=true&previewKey=${good}`)).toBe(200)
    const bad = [
      await previewKey(secret, now - 1),
      await previewKey('another-key-of-more-than-32-characters', now + 60_000),
      good.replace(/^\d+/, `${now + 90_000}`),
      `${now + 60_000}-`,
      'nothing',
    ]
    for (const key of bad) expect(await statusOf(`${spring}?preview=true&previewKey=${key}`), key).toBe(404)
  })

  it('R074: such a link agrees to nothing for whoever opens it, is never stored, and goes on over redirects with its moment', async () => {
    const key = await previewKey(secret, Date.now() + 60_000)
    const query = `preview=true&previewDate=2027-03-01T08:00&previewKey=${key}`
    const page = await closed.ask(`/de-de?${query}`, { headers: { 'cf-ipcountry': 'DE' } })
    expect([page.headers.get('cache-control'), page.headers.get('set-cookie')]).toEqual(['private, no-store', null])
    const shown = await page.text()
    expect(shown).toContain(`name="previewKey" value="${key}"`)
    expect(shown).toContain('Wer diesen Link öffnet, stimmt keinen Cookies zu.')
    const led = await closed.ask(`/articles/spring-snow?${query}`, { redirect: 'manual' })
    const to = new URL(led.headers.get('location') ?? '', 'http://localhost')
    expect([to.searchParams.get('previewKey'), to.searchParams.get('previewDate')]).toEqual([key, '2027-03-01T08:00'])
  })

  it('R286: pop-ups of a preview are those that are not published yet, on public and personal pages', async () => {
    const key = await previewKey(secret, Date.now() + 60_000)
    for (const path of ['/en-us/about-us', '/en-us/gift-card']) {
      const html = async (query: string) => (await closed.ask(`${path}?${query}`)).text()
      expect(await html(''), path).not.toContain('spring-repairs')
      expect(await html(`preview=true&previewKey=${key}`), path).toContain('spring-repairs')
    }
  })

  it('the desk makes such a link for a page, a moment and a variation, and writes it down', async () => {
    const editor = await colleague('previews', 'editor')
    const fields = { locale: 'en-us', path: '/articles/spring-snow', date: '2027-03-01T08:00', hours: '1' }
    const { html } = await editor.post('/previews', { ...fields, flag: 'home_hero', variation: 'quiet' })
    const href = /<a href="(http:\/\/localhost\/en-us\/articles[^"]+)"/.exec(html)?.[1] ?? ''
    expect(await statusOf(href.replace('http://localhost', ''))).toBe(200)
    expect(new URL(href).searchParams.get('previewVariant')).toBe('home_hero:quiet')
    const wrong = await editor.post('/previews', { ...fields, path: 'https://evil.example' })
    expect([wrong.status, wrong.html.includes('A path begins with a slash')]).toEqual([422, true])
    const log = (await (await colleague('previews', 'engineer')).open('/audit')).html
    expect(log).toContain('share preview')
  })
})

import { describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { storeWith } from '../personalization/store.ts'

const ask = (path: string) => openBrowser().ask(path)
const html = async (path: string) => (await ask(path)).text()

describe('R006, R058, R074: content before it is published', () => {
  it('an article of the spring is not there for everybody, and is there with ?preview=true (R286)', async () => {
    expect((await ask('/en-us/articles/spring-snow')).status).toBe(404)
    const preview = await ask('/en-us/articles/spring-snow?preview=true')
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(preview.headers.get('cache-status')).toContain('bypass')
  })

  it('R031: a preview date-time shows the store as it will be at that moment, and not before it', async () => {
    expect((await ask('/en-us/articles/spring-snow?preview=true&previewDate=2027-03-01T08:00')).status).toBe(200)
    expect((await ask('/en-us/articles/spring-snow?preview=true&previewDate=2026-12-01T08:00')).status).toBe(404)
    const shown = await html('/en-us/about-us?preview=true&previewDate=2027-03-01T08:00')
    expect(shown).toMatch(/<input[^>]*type="datetime-local"[^>]*name="previewDate"[^>]*value="2027-03-01T08:00"/)
  })

  it('R101: the banner stands on previews alone', async () => {
    expect(await html('/en-us/about-us?preview=true')).toContain('aria-label="Preview"')
    expect(await html('/en-us/about-us')).not.toContain('aria-label="Preview"')
  })

  it('R101: the banner says which pull request the build is of, where it is of one', async () => {
    const barOf = async (settings: object) => {
      const page = await (await storeWith(settings).ask('/en-us/about-us?preview=true')).text()
      return page.slice(page.indexOf('aria-label="Preview"')).split('</aside>')[0] ?? ''
    }
    expect(await barOf({ PULL_REQUEST: '418' })).toContain('Pull request 418')
    expect(await barOf({})).not.toContain('Pull request')
  })

  const barIn = (page: string) => page.slice(page.indexOf('aria-label="Preview"')).split('</aside>')[0] ?? ''
  const unpublished = (bar: string) =>
    [...bar.matchAll(/<code>([^<]+)<\/code><strong> not published/g)].map(([, piece]) =>
      piece?.replaceAll('<!-- -->', ''),
    )
  const bar = async (path: string) => barIn((await html(path)).replaceAll('<!-- -->', ''))

  it('R006: the banner says what of a page is not published, and from which page or slot each piece comes', async () => {
    const article = await bar('/en-us/articles/spring-snow?preview=true')
    expect(unpublished(article).some(piece => piece?.endsWith('page spring-snow)'))).toBe(true)
    expect(article).toContain('article-next (banner, slot article)')
    expect(unpublished(article)).not.toContain('article-next (banner, slot article)')
    const about = await bar('/en-us/about-us?preview=true')
    expect(unpublished(about)).toEqual([
      'spring-snow (menu entry, menu)',
      '/c/camping (notice bar, menu)',
      'spring-repairs (popup, popups)',
    ])
    expect(unpublished(await bar('/en-us/about-us?preview=true&previewDate=2026-12-01T08:00'))).toEqual([])
  })

  it('R101: the banner stands on personal pages and products as well, and another moment keeps the variation that is looked at', async () => {
    const forced = encodeURIComponent('{"variants":{"home_hero":"quiet"}}')
    const listing = await html('/en-us/c/tents')
    const product = /href="(\/en-us\/p\/[^"?#]+)/.exec(listing)?.[1] ?? ''
    for (const path of ['/en-us/gift-card', '/en-us/cart', product])
      expect(await bar(`${path}?preview=true&p13n_testcontext=${forced}`), path).toContain(
        'name="p13n_testcontext" value="{&quot;variants&quot;:{&quot;home_hero&quot;:&quot;quiet&quot;}}"',
      )
    expect(await html('/en-us/gift-card')).not.toContain('aria-label="Preview"')
  })

  it('R074: the banner says that a plain address agrees to every kind of cookie', async () => {
    expect(await bar('/en-us/about-us?preview=true')).toContain('This address is a yes to every kind of cookie.')
  })

  it.each([
    ['/cms/preview', '/cms/preview?page=about-us'],
    ['/cms/showcase/single', '/cms/showcase/single?docType=camp'],
    ['/cms/showcase/split', '/cms/showcase/split?docType=camp'],
    ['/cms/showcase/viewer', '/cms/showcase/viewer?docType=camp'],
  ])('R058: %s shows it in two locales, rendered for this request and never stored', async (_, path) => {
    for (const locale of ['en-us', 'de-de']) {
      const answer = await ask(`/${locale}${path}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(await answer.text()).toContain('name="robots" content="noindex"')
    }
  })

  it('D38: /cms/preview and /cms/showcase/viewer have neither header nor footer', async () => {
    for (const path of ['/cms/preview?page=about-us', '/cms/showcase/viewer?docType=camp']) {
      const page = await html(`/en-us${path}`)
      expect(page).toContain('data-layout=none')
      expect(page).not.toContain('<footer')
    }
  })

  it('R107: every kind of section is there; those that wake say when, the others are HTML alone', async () => {
    const page = await html('/en-us/cms/showcase/single?docType=sections')
    const modes = [...page.matchAll(/data-mount="(section-[\w-]+)" data-wake="(\w+)"/g)].map(([, name, wake]) => [
      name,
      wake,
    ])
    expect(modes).toEqual([
      ['section-video', 'interaction'],
      ['section-recommendations', 'visible'],
      ['section-countdown', 'visible'],
    ])
  })
})

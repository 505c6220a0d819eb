import { beforeEach, describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'

import { openBrowser } from '../browser.ts'
import { withFlag } from '../datafile.ts'
import { datafileIsDue, holdClock } from '../experiments/time.ts'
import { storeWith } from '../personalization/store.ts'
import { add, submit } from '../shoppers/commands.ts'
import { dependency } from '../dependency.ts'

holdClock()

/** Follows redirects by hand, as a browser would. */
async function open(path: string) {
  const shopper = openBrowser()
  let answer = await shopper.ask(path)
  for (let hops = 0; hops < 3 && answer.status >= 300 && answer.status < 400; hops++)
    answer = await shopper.ask(answer.headers.get('location') ?? '')
  return answer
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

beforeEach(() => dependency.reset())

describe('frames and the Spanish help area', () => {
  it.each([
    ['/soci/header', '<header'],
    ['/soci/footer', '<footer'],
  ])('R057, D38: %s holds that and no more, in two locales, and pages of ours may frame it', async (path, tag) => {
    for (const locale of ['en-us', 'de-de'] as const) {
      const answer = await open(localPath(locale, path))
      const html = await answer.text()
      expect(html.split(tag)).toHaveLength(2)
      expect(mainOf(html)).toContain(tag)
      expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors 'self'`)
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    }
  })

  it('every other page stays out of frames', async () => {
    const answer = await open('/en-us/about-us')
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })

  it.each([
    ['/help-es', '/es-us/ayuda'],
    ['/help-es/contact-us-es', '/es-us/ayuda/contact-us'],
    ['/help-es/size-charts-es', '/es-us/ayuda/size-charts'],
    ['/help-es/returns', '/es-us/ayuda/returns'],
    ['/help-es/products/repairs', '/es-us/ayuda/products/repairs'],
  ])(
    'R050: the Spanish help area, %s of /help-es/:slug and /help-es/:slug/:child_slug, is the help of es-us',
    async (path, to) => {
      for (const locale of ['en-us', 'es-us']) {
        const answer = await openBrowser().ask(`/${locale}${path}`)
        expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
      }
      expect((await open(to)).status).toBe(200)
    },
  )
})

describe('R056: /summit-series-kit', () => {
  it('answers 404 while its flag is off, and the page in two locales once it is on', async () => {
    expect((await open('/en-us/summit-series-kit')).status).toBe(404)
    dependency.behave(withFlag('summit_series_kit', true))
    await datafileIsDue()
    expect((await open('/en-gb/summit-series-kit')).status).toBe(200)
    expect(await (await open('/de-de/summit-series-kit')).text()).toContain('Die Gipfelausrüstung')
  })
})

describe('R005: what a shopper can do before the cart', () => {
  it('browse content, listings, products and search; keep favorites and things for later; locate stores; read and write reviews', async () => {
    const shopper = openBrowser()
    const main = async (path: string) => mainOf(await (await shopper.ask(path)).text())
    for (const [path, shown] of [
      ['/en-us/articles/three-layers', /<h1[^>]*>[^<]*layers/i],
      ['/en-us/c/tents', /<h3[^>]*><a[^>]*href="\/en-us\/p\//],
      ['/en-us/search?q=boot', /<h3[^>]*><a[^>]*href="\/en-us\/p\/[^"]*boot/],
      ['/en-us/store-locator?q=80202', /Denver/],
      ['/en-us/reviews/FH10011', /out of 5 stars/],
    ] as const)
      expect([path, shown.test(await main(path))]).toEqual([path, true])
    expect(mainOf(await (await open('/en-us/p/x-fh10011')).text())).toContain('id="buy"')
    await shopper.send('/-/favorites/keep?locale=en-us', { itemId: 'FH10011' })
    expect(await main('/en-us/favorites')).toContain('fh10011')
    const [line] = (await add(shopper)).items
    await submit(shopper, 'cart/save', { itemId: line?.id ?? '', slug: line?.slug ?? '' })
    expect(await main('/en-us/cart')).toContain('Saved for later')
    const opinion = { score: '4', title: 'Dry to the last switchback', text: 'Three days of sleet.', nickname: 'Ada' }
    await submit(shopper, 'reviews/write', { ...opinion, productId: 'FH30012', recommended: 'yes' })
    expect(await main('/en-us/reviews/FH30012')).toContain(opinion.title)
  })
})

describe('R048: /help and its children', () => {
  it('lead to / while the help-pages feature is off, and stay while the flags do not answer', async () => {
    dependency.behave(withFlag('help_pages', false))
    await datafileIsDue()
    for (const path of ['/help', '/help/all-topics', '/help/warranty', '/help/delivery', '/help/products/repairs']) {
      const answer = await openBrowser().ask(localPath('en-ca', path))
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/en-ca'])
    }
    dependency.behave(async (request, real) =>
      request.url.includes('/datafiles/') ? new Response('', { status: 500 }) : real(),
    )
    const unheard = storeWith({ EXPERIMENTS_KEY: 'unheard' })
    expect((await unheard.ask('/en-ca/help/payment')).status).toBe(200)
  })
})

describe('R061: pages for who makes the store', () => {
  it.each([
    ['not shown (sandbox pages), /sandbox', '/sandbox', '#modal=mini-cart'],
    ['not shown (preview pages), /preview', '/preview', '?preview=true'],
  ])('%s is there in two locales, for nobody else to find', async (_, path, part) => {
    for (const locale of ['en-us', 'de-de']) {
      const answer = await openBrowser().ask(`/${locale}${path}`)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(html).toContain('name="robots" content="noindex"')
      expect(mainOf(html)).toContain(part)
    }
  })

  it('/components shows every component, ?story= one of them, and of a name that is none nothing', async () => {
    const stories = (html: string) => [...html.matchAll(/data-story="([^"]+)"/g)].map(([, story]) => story)
    const all = stories(await (await open('/components')).text())
    expect(all.length).toBeGreaterThan(20)
    expect(stories(await (await open('/components?story=tabs')).text())).toEqual(['tabs'])
    expect((await open('/components?story=none')).status).toBe(404)
  })

  it('R054: /lower-envs, not in production, says which build runs with which settings, and no secret', async () => {
    const html = await (await open('/lower-envs')).text()
    expect(html).toContain('Lower environments')
    expect(html).toContain('KV_TIMEOUT_MS')
    expect(html).not.toContain('SESSION_SECRET')
  })
})

describe('R062, R063: the catch-all /:slug', () => {
  it('a page nobody wrote, and a path that ends in a file extension, answer 404 with ‘Page Not Found’', async () => {
    for (const path of ['/en-us/nobody-wrote-this', '/en-us/westend.html']) {
      const answer = await open(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain('Page Not Found')
    }
    expect(dependency.asked('westend.html')).toEqual([])
  })
})

describe('R103, R104: content fetched by name', () => {
  it.each(['basecamp', 'promotions', 'westend'])('%s is a page of its own', async name => {
    const html = await (await open(`/en-gb/${name}`)).text()
    expect(html).toContain('<h1')
    expect(dependency.asked(`/augmentedpage/`).some(({ path }) => path.endsWith(`/${name}`))).toBe(true)
  })

  it('a product and a search bring the content of their places; an item nobody knows leaves the rest standing', async () => {
    dependency.behave(async (request, real) => {
      const answer = await real()
      if (!request.url.includes('/canvas/product/')) return answer
      const content = (await answer.json()) as { sections: { items: unknown[] }[] }
      content.sections[0]?.items.unshift({ type: 'hologram', id: 'h1', data: {} })
      return Response.json(content)
    })
    const html = await (await open('/en-us/p/x-fh10012')).text()
    expect(html).toContain('Sixty days to return it, for whatever reason.')
    expect(html).not.toContain('hologram')
  })
})

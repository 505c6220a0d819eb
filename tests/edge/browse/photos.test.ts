import { beforeEach, describe, expect, it } from 'vitest'

import { dependency } from '../dependency.ts'
import { storeWith } from '../personalization/store.ts'

const host = 'https://cdn.example'

/** The platform's pictures of products, as photographs of a feed: JPEGs of 2,000 × 2,500 at a host of their own. */
function photographed() {
  dependency.behave(async (_, real) => {
    const answer = await real()
    if (answer.headers.get('content-type')?.includes('json') !== true) return answer
    const text = await answer.text()
    return new Response(
      text.replaceAll(
        /"src":"\/media\/v\d+\/product\/([^"]+)\.svg"((?:,"alt":"[^"]*")?),"width":\d+,"height":\d+/g,
        (_all, path: string, alt: string) => `"src":"${host}/${path}.jpg?v=7"${alt},"width":2000,"height":2500`,
      ),
      answer,
    )
  })
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const picturesOf = (html: string) => mainOf(html).match(/<img [^>]*>/g) ?? []
const widthsOf = (tag: string) => [...tag.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

const srcsetOf = (tag = '') => / srcset="([^"]+)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&')
/** The widths that `Link` names for early hints. */
const earlyWidths = ({ headers }: Response) =>
  / imagesrcset="([^"]+)"; imagesizes=/.exec(headers.get('link') ?? '')?.[1]

beforeEach(() => {
  dependency.reset()
  photographed()
})

describe('photographs of a feed', () => {
  it('a listing of 48 offers each in the widths of its place, in AVIF or WebP by Cloudflare Images, and fetches its first alone ahead', async () => {
    const store = storeWith({ PHOTOS: `cloudflare ${host}`, PAGE_CACHE: 'off' })
    const answers = await Promise.all(['/en-us/c/women', '/en-us/c/women?page=2'].map(path => store.ask(path)))
    const [first, second] = await Promise.all(answers.map(answer => answer.text()))
    const inLists = [first, second].map(html => picturesOf(html ?? '').filter(tag => / srcset=/i.test(tag)))
    const tags = inLists.flat()
    expect(tags.length).toBeGreaterThanOrEqual(48)
    for (const tag of tags) {
      expect(widthsOf(tag)).toEqual([160, 360, 480, 720, 1080, 1600])
      expect(
        tag.match(/\/cdn-cgi\/image\/width=\d+,fit=scale-down,format=auto\/https:\/\/cdn\.example\//g)?.length,
      ).toBeGreaterThan(6)
      const isWide = tag.includes('/wide.jpg?')
      expect(tag).toMatch(
        isWide ? / sizes="\(min-width: 75rem\) 43rem, [^"]+94vw"/ : / sizes="\(min-width: 75rem\) 21rem, [^"]+46vw"/,
      )
    }
    expect(tags.filter(tag => tag.includes('/wide.jpg?')).length).toBeGreaterThanOrEqual(6)
    for (const list of inLists)
      expect(list.map(tag => [/ fetchPriority="?high/.test(tag), / loading="?lazy/.test(tag)])).toEqual(
        list.map((_, at) => [at === 0, at > 0]),
      )
    expect(answers.map(earlyWidths)).toEqual(inLists.map(([tag]) => srcsetOf(tag)))
  })

  it('a product’s first is fetched ahead in the width of its place, and what is zoomed is the largest', async () => {
    const store = storeWith({ PHOTOS: `${host}?width`, PAGE_CACHE: 'off' })
    const moved = await store.ask('/en-us/p/x-fh10011', { redirect: 'manual' })
    const answer = await store.ask(moved.headers.get('location') ?? '')
    const html = await answer.text()
    const [gallery = ''] = picturesOf(html)
    expect(gallery).toContain('fetchPriority="high"')
    expect(widthsOf(gallery)).toEqual([160, 360, 480, 720, 1080, 1600])
    expect(mainOf(html)).toMatch(/<a href="https:\/\/cdn\.example\/[^"]+\.jpg\?v=7&amp;width=1600" data-zoom/)
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/cdn\.example\/[^"]+width=1600"/)
    expect(earlyWidths(answer)).toBe(srcsetOf(gallery))
    expect(answer.headers.get('content-security-policy')).toContain(`img-src 'self' data: ${host};`)
  })

  it('without the setting they come as the feed has them, and the store’s own drawings in one size always', async () => {
    const tags = picturesOf(await (await storeWith({ PAGE_CACHE: 'off' }).ask('/en-us/c/tents')).text())
    expect(tags.some(tag => tag.includes(`src="${host}/`))).toBe(true)
    dependency.reset()
    const drawn = picturesOf(
      await (await storeWith({ PHOTOS: `cloudflare ${host}`, PAGE_CACHE: 'off' }).ask('/en-us/c/packs')).text(),
    )
    expect(drawn.length).toBeGreaterThan(8)
    expect([...tags, ...drawn].filter(tag => / srcset=/i.test(tag))).toEqual([])
  })
})

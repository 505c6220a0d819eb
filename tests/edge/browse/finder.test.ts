import { beforeEach, describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import type { Locale } from '#src/language/locales.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

const open = (path: string) => openBrowser().ask(path)
const html = async (path: string) => (await open(path)).text()
const mainOf = (page: string) => page.slice(page.indexOf('<main'), page.indexOf('</main>'))
const plain = (text: string) => text.replaceAll('&amp;', '&')
const cardsOf = (page: string) => [...page.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, path]) => path)
const countOf = (page: string) => Number(/id="finder-answer">(\d+)/.exec(page)?.[1] ?? 0)
/** How a page begins to say which answers were left out. */
const dropped = { en: 'Nothing has all of it', de: 'Alles zusammen hat keines', fr: 'Aucun produit ne réunit tout' }

/** Question → its answers, as the form offers them. */
function questionsOf(page: string): Readonly<Record<string, readonly string[]>> {
  const offered: Record<string, string[]> = {}
  for (const [tag] of page.matchAll(/<input(?=[^>]*type="radio")[^>]*>/g)) {
    const [, name = ''] = / name="([^"]+)"/.exec(tag) ?? []
    offered[name] = [...(offered[name] ?? []), / value="([^"]+)"/.exec(tag)?.[1] ?? '']
  }
  return offered
}

beforeEach(() => dependency.reset())

describe('/finder/:slug', () => {
  it('asks in a form that works without script, and shows no product before it is answered', async () => {
    const page = await html('/en-us/finder/jacket')
    expect(page).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/en-us\/finder\/jacket")/)
    expect(Object.keys(questionsOf(page))).toEqual(['for', 'weather', 'use', 'extra'])
    expect(cardsOf(page)).toEqual([])
    expect(page).not.toContain('noindex')
  })

  it('answers with products, their number, and the listing of the same with filters; the address keeps the answers', async () => {
    const page = await html('/en-us/finder/jacket?for=women&weather=rain&use=hiking')
    expect(page).not.toContain(dropped.en)
    expect(cardsOf(page).length).toBeGreaterThan(2)
    expect(page).toMatch(/<meta name="robots" content="noindex/)
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/en-us\/finder\/jacket"/)
    expect(page).toMatch(/<input(?=[^>]*value="rain")(?=[^>]*checked)/)
    const [, path = ''] = /href="(\/en-us\/c\/womens-jackets\?[^"]+)"/.exec(mainOf(page)) ?? []
    expect(plain(path)).toBe('/en-us/c/womens-jackets?type=hardshell&type=rain-jacket&activity=hiking')
    const listing = await html(plain(path))
    expect(listing).toContain(`${countOf(page)} products`)
    expect(cardsOf(listing).slice(0, cardsOf(page).length)).toEqual(cardsOf(page))
  })

  it('where nothing has all of it, says which answer was left out', async () => {
    const page = await html('/en-us/finder/boot?for=kids&use=rock&extra=wide')
    expect(countOf(page)).toBeGreaterThan(0)
    expect(page).toContain(dropped.en)
  })

  it('asks on where it is not said among what to look, and heeds no answer that it does not offer', async () => {
    const page = await html('/en-us/finder/jacket?for=nobody&weather=rain')
    expect(cardsOf(page)).toEqual([])
    expect(page).toMatch(/<input(?=[^>]*value="rain")(?=[^>]*checked)/)
  })

  it.each(['toaster', 'about-us', 'jacket-finder'])('a finder that does not exist is a 404: %s', async slug => {
    expect((await open(`/en-us/finder/${slug}`)).status).toBe(404)
  })

  it('without the products it is unavailable, not empty', async () => {
    dependency.behave(async (request, real) =>
      new URL(request.url).pathname.includes('/products/') ? new Response('', { status: 500 }) : real(),
    )
    expect((await open('/fr-fr/finder/tent?for=bag')).status).toBe(503)
  })

  it.each([
    ['en-us', 'jacket', dropped.en],
    ['de-de', 'boot', dropped.de],
    ['fr-ca', 'pack', dropped.fr],
    ['en-gb', 'tent', dropped.en],
  ] as const)('%s: every answer of %s finds something by itself', async (locale: Locale, slug, leftOut) => {
    const path = localPath(locale, `/finder/${slug}`)
    const { for: first = [], ...others } = questionsOf(await html(path))
    expect(first.length).toBeGreaterThanOrEqual(3)
    for (const who of first) expect([who, countOf(await html(`${path}?for=${who}`)) > 0]).toEqual([who, true])
    for (const [name, answers] of Object.entries(others))
      for (const answer of answers) {
        const pages = await Promise.all(first.map(who => html(`${path}?for=${who}&${name}=${answer}`)))
        const isFound = pages.some(page => countOf(page) > 0 && !page.includes(leftOut))
        expect([name, answer, isFound]).toEqual([name, answer, true])
      }
  })
})

it('the finders are entered from the menu, from the foot of every page, and from the listing of what they know', async () => {
  const home = await html('/de-de')
  for (const slug of ['jacket', 'boot', 'pack', 'tent']) expect(home).toContain(`href="/de-de/finder/${slug}"`)
  for (const [category, slug] of [
    ['womens-jackets', 'jacket'],
    ['footwear', 'boot'],
    ['packs', 'pack'],
    ['tents', 'tent'],
  ])
    expect(mainOf(await html(`/en-us/c/${category}`))).toContain(`href="/en-us/finder/${slug}"`)
})

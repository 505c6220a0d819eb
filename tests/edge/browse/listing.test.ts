import { beforeEach, describe, expect, it } from 'vitest'

import { href } from '#routes/href.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

const html = async (path: string) => (await openBrowser().ask(path)).text()
const cardsOf = (page: string) => [...page.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, path]) => path)
const linkOf = (page: string, rel: string) =>
  new RegExp(`<a(?=[^>]*rel="${rel}")[^>]*href="([^"]+)"`).exec(page)?.[1]?.replaceAll('&amp;', '&')

beforeEach(() => dependency.reset())

const firstPictureOf = (part: string) => /<img[^>]*src="([^"]+)"/.exec(part)?.[1]

/** The cards of a listing; each ends where the next begins, the last with its list. */
const cardsIn = (page: string) => page.match(/<li[^>]*><img.*?(?=<li[ >]|<\/li>)/gs) ?? []

describe('/c/:slug', () => {
  it('more is a link to the next page, which has other products, says how many are shown, and leads back', async () => {
    const first = await html('/en-us/c/women')
    expect(first).toMatch(/48 of \d+/)
    expect(linkOf(first, 'prev')).toBeUndefined()
    expect(linkOf(first, 'next')).toBe('/en-us/c/women?page=2')
    const second = await html('/en-us/c/women?page=2')
    expect(linkOf(second, 'prev')).toBe('/en-us/c/women')
    expect(cardsOf(first)).toHaveLength(48)
    expect(cardsOf(second).length).toBeGreaterThan(0)
    expect(cardsOf(second).filter(path => cardsOf(first).includes(path))).toEqual([])
  })

  it.each([
    ['de-de', 'zelte', 'Alle Preise inkl. MwSt., zzgl.', 'Versand'],
    ['fr-fr', 'tentes', 'Tous les prix TTC, hors', 'frais de livraison'],
    ['it-it', 'tende', 'Tutti i prezzi IVA inclusa, più', 'spese di spedizione'],
  ])(
    '%s: says once above the cards that tax is in the prices and delivery is not',
    async (locale, slug, taxed, costs) => {
      const page = (await html(`/${locale}/c/${slug}`)).replaceAll('<!-- -->', '')
      const note = `${taxed} <a href="${href(locale, 'helpTopic', { slug: 'delivery' })}">${costs}</a>`
      const [, after = '', ...more] = page.split(note)
      expect([after.includes('data-cards'), more]).toEqual([true, []])
      expect(await html('/en-us/c/tents')).not.toContain('All prices')
    },
  )

  it('every card can be looked at closer by #modal=quickshop_{productId}, and without script by its page', async () => {
    const page = await html('/en-us/c/tents')
    const looks = [...page.matchAll(/<a(?=[^>]*data-dialog="modal=quickshop_(\w+)")[^>]*href="([^"]+)"/g)]
    expect(looks.map(([, , path]) => path)).toEqual(cardsOf(page))
    for (const [, id = '', path] of looks) expect(path).toMatch(new RegExp(`-${id.toLowerCase()}$`))
  })

  it('R415: a sale shows the colour that is reduced, at its own price and by how much', async () => {
    const cards = cardsIn(await html('/en-us/c/sale'))
    expect(cards.length).toBeGreaterThan(10)
    for (const card of cards) expect(card).toMatch(/<s [^>]*>\$[^<]+<\/s>/)
    const links = cards.map(card => /<h3[^>]*><a href="([^"]+)"/.exec(card)?.[1] ?? '')
    expect(links.some(link => link.includes('color='))).toBe(true)
  })

  it('a price that holds for some colors alone says for how many, where nothing has chosen one of them', async () => {
    const page = await html('/en-us/c/women')
    const prices = [...page.matchAll(/>\$[\d,.]+ in (\d) (colors?) <s/g)]
    expect(prices.length).toBeGreaterThan(0)
    for (const [, count, word] of prices) expect(word).toBe(count === '1' ? 'color' : 'colors')
    expect(page).not.toMatch(/>From \$[\d,.]+ <s/)
  })

  it('filters choose the variant: its picture, its price, and links that open it in its colour and size', async () => {
    const page = await html('/en-us/c/womens-jackets?color=green&size=M&price=200-300&feature=waterproof')
    const cards = cardsIn(page)
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) {
      const [, path = ''] = /<h3[^>]*><a href="([^"]+)"/.exec(card) ?? []
      expect(path).toMatch(/size=M$/)
      const opened = await html(path.replaceAll('&amp;', '&'))
      const gallery = opened.slice(opened.indexOf('data-mount="gallery"'))
      expect(firstPictureOf(gallery)).toBe(firstPictureOf(card))
      expect(opened).toMatch(/<input(?=[^>]*name="upc")(?=[^>]*checked)/)
      const [, look = ''] = /data-dialog="modal=quickshop_([^"]+)"/.exec(card) ?? []
      const [, color = '', size = ''] = look.split('_')
      expect([size, path.includes('color=') ? color : '']).toEqual(['M', /color=([^&]+)/.exec(path)?.[1] ?? ''])
    }
    const prices = [...page.matchAll(/\$(\d+)\.\d\d(?= <s|<\/p>)/g)].map(([, dollars]) => Number(dollars))
    expect(prices.filter(price => price < 200 || price >= 300)).toEqual([])
  })

  it('of a category’s products one in eight has a wide picture; of what words or filters have found none has', async () => {
    const wideOf = async (path: string) =>
      (await html(path)).match(/<img[^>]*\/product\/[^"]*\/wide\.svg"/g)?.length ?? 0
    expect(await wideOf('/en-us/c/women')).toBe(6)
    expect(await wideOf('/en-us/c/women?sort=newest')).toBe(6)
    expect(await wideOf('/en-us/c/women?color=green')).toBe(0)
    expect(await wideOf('/en-us/search?q=jacket')).toBe(0)
  })

  it('of its facets three stand open, kind, size and color, and what is chosen of another opens it as well', async () => {
    const facetsOf = async (path: string) => {
      const page = await html(path)
      const [form = ''] = /<form id="?listing.*?<\/form>/s.exec(page) ?? []
      const facets = [...form.matchAll(/<details[^>]*?( open(?:="")?)?>.*?(?:<fieldset|<noscript).*?name="?(\w+)/gs)]
      return {
        all: facets.map(([, , name]) => name),
        open: facets.flatMap(([, isOpen, name]) => (isOpen === undefined ? [] : [name])),
      }
    }
    const fresh = await facetsOf('/en-us/c/womens-jackets')
    expect(fresh.all.length).toBeGreaterThan(5)
    expect(fresh.open.toSorted()).toEqual(['color', 'size', 'type'])
    const chosen = await facetsOf('/en-us/c/womens-jackets?activity=hiking')
    expect(chosen.open.toSorted()).toEqual(['activity', 'color', 'size', 'type'])
  })

  it('content stands above, between and below the products of a fresh listing, and gives way to a choice', async () => {
    const [between, below] = ['Not sure about the size?', 'Bought here, mended here']
    const fresh = await html('/en-us/c/women')
    const cards = cardsOf(fresh).map(path => fresh.indexOf(`<a href="${path}"`))
    expect(fresh.indexOf(between)).toBeGreaterThan(cards[9] ?? Infinity)
    expect(fresh.indexOf(between)).toBeLessThan(cards[10] ?? 0)
    expect(fresh.indexOf(below)).toBeGreaterThan(cards.at(-1) ?? Infinity)
    const chosen = await html('/en-us/c/women?sort=newest')
    expect([between, below].filter(text => chosen.includes(text))).toEqual([])
    const camping = await html('/en-us/c/tents')
    expect(camping.indexOf('A tent is pitched twice')).toBeGreaterThan(0)
    expect(camping.indexOf('A tent is pitched twice')).toBeLessThan(camping.indexOf('<h3'))
  })

  it('without its content a listing is shown all the same, and not stored', async () => {
    dependency.behave(async (request, real) =>
      request.url.includes('/canvas/category/') ? new Response('', { status: 500 }) : real(),
    )
    const answer = await openBrowser().ask('/en-us/c/packs')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('nothing has all that was chosen: which filter to drop, with what there would be then', async () => {
    const page = await html('/en-us/c/mens-jackets?type=hardshell&color=pink')
    expect(page).toContain('No match for these filters')
    const ways = [...page.matchAll(/href="([^"]+)"[^>]*>Without “([^”]+)”: (\d+) product/g)]
    expect(ways.map(([, , name]) => name).toSorted()).toEqual(['Hardshells', 'Pink'])
    for (const [, path = '', , count] of ways)
      expect(await html(path.replaceAll('&amp;', '&'))).toContain(`>${count} product`)
  })
})

describe('/compare', () => {
  const ids = 'id=FH10011&id=FH10012'

  it.each([
    ['en-us', '/compare', 'Weight'],
    ['de-de', '/vergleich', 'Gewicht'],
  ])(
    'in %s: the products of the address beside each other, line by line, each with a way out',
    async (locale, path, weight) => {
      const page = await html(`/${locale}${path}?${ids}`)
      expect(page.match(/<th scope="col"/g)).toHaveLength(2)
      expect(page).toContain(`<th scope="row">${weight}</th>`)
      expect(page).toContain(`href="/${locale}${path}?id=FH10012"`)
      expect(page).toContain('name="robots" content="noindex"')
    },
  )

  it('leaves out what they have in common where that is asked for, and the way back to everything stands above', async () => {
    const facts = (page: string) => [...page.matchAll(/<tr( data-different="")?><th scope="row">([^<]+)/g)].slice(5)
    const all = facts(await html(`/en-us/compare?${ids}`))
    const page = await html(`/en-us/compare?${ids}&only=differences`)
    const different = all.flatMap(([, mark, name]) => (mark === undefined ? [] : [name]))
    expect(different.length).toBeGreaterThan(0)
    expect(different.length).toBeLessThan(all.length)
    expect(facts(page).map(([, , name]) => name)).toEqual(different)
    expect(page).toContain(`href="/en-us/compare?${ids.replace('&', '&amp;')}"`)
  })

  it('takes four at most, each once, and leaves out what is no product', async () => {
    const five = [...(await html('/en-us/c/tents')).matchAll(/name="?id"? value="?(\w+)/g)]
      .slice(0, 5)
      .map(([, id]) => id)
    expect(five).toHaveLength(5)
    dependency.reset()
    const query = [...five, five[0]?.toLowerCase(), '%3Cscript%3E'].map(id => `id=${id}`).join('&')
    expect((await html(`/en-us/compare?${query}`)).match(/<th scope="col"/g)).toHaveLength(4)
    expect(dependency.asked('/details')).toHaveLength(4)
    const gone = await html('/en-us/compare?id=FH10011&id=FH99999')
    expect(gone.match(/<th scope="col"/g)).toHaveLength(1)
  })

  it('without products it says how to choose some', async () => {
    expect(await html('/en-us/compare')).toContain('Nothing to compare yet')
  })
})

import { describe, expect, it } from 'vitest'

import { href } from '#routes/href.ts'

import { openBrowser } from '../browser.ts'

const html = async (path: string) => (await openBrowser().ask(path)).text()
const location = async (path: string) => {
  const answer = await openBrowser().ask(path)
  return [answer.status, answer.headers.get('location')]
}

const mainOf = (page: string) => page.slice(page.indexOf('<main'), page.indexOf('</main>'))
const cardsOf = (page: string) => [...page.matchAll(/<h3[^>]*><a href="([^"?]+)/g)].map(([, path]) => path)
const serviceAddresses = (['accountOrderHistory', 'storeLocator', 'giftCard'] as const).map(route =>
  href('en-us', route),
)

describe('R053: /search', () => {
  it('q is the key of the page (R076): another q is another page, and whatever else the address holds is not', async () => {
    const shopper = openBrowser()
    await shopper.ask('/en-us/search?q=merino')
    const same = await shopper.ask('/en-us/search?q=merino&utm_source=letter')
    const other = await shopper.ask('/en-us/search?q=wool')
    expect(same.headers.get('cache-status')).toContain('hit')
    expect(other.headers.get('cache-status')).toContain('miss')
  })

  it('a misspelt word is corrected, and the page says both words', async () => {
    const page = await html('/en-us/search?q=jaket')
    expect(page).toContain('Nothing matches “jaket”')
    expect(page).toContain('Results for “jacket”')
  })

  it('colour, size and price in the words are filters that are chosen, and can be taken off again', async () => {
    const page = await html('/en-us/search?q=green+jacket+under+250')
    expect(page).toContain('Results for “green jacket under 250”')
    const hrefs = [...page.matchAll(/href="(\/en-us\/search\?[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    expect(hrefs).toContain('/en-us/search?q=jacket&price=0-250')
    expect(hrefs).toContain('/en-us/search?q=jacket&color=green')
    expect(page).toMatch(/<input type="hidden" name="q" value="jacket"\/>/)
    expect(page).toContain('Under $250')
    const same = await html('/en-us/search?q=jacket&color=green&price=0-250')
    const products = (text: string) => [...text.matchAll(/href="(\/en-us\/p\/[^"]+)"/g)].map(([, href]) => href)
    expect(products(page).length).toBeGreaterThan(0)
    expect(products(page)).toEqual(products(same))
  })

  it('a filter that would leave nothing is not heeded, and the page says so', async () => {
    const page = await html('/en-us/search?q=men%E2%80%99s+fleece+under+5')
    expect(page).toContain('Nothing has all of “men’s fleece under 5”')
    expect(page).toContain('Results for “men’s fleece”')
  })

  it('exactly the words of a page, of a department or of a product’s number lead there', async () => {
    expect(await location('/en-us/search?q=returns')).toEqual([302, '/en-us/help/returns'])
    expect(await location('/de-de/suche?q=Zelte')).toEqual([302, '/de-de/c/zelte'])
    expect((await location('/en-us/search?q=fh10011'))[1]).toMatch(/\/p\/.+-fh10011$/)
  })

  it('where filters are chosen nobody is led away', async () => {
    expect((await location('/en-us/search?q=tents&color=green'))[0]).toBe(200)
  })

  it('nothing found: what others search for, and what content has to say', async () => {
    const page = await html('/fr-fr/recherche?q=qqqqqq')
    expect(page).toContain('Recherches fréquentes')
    expect(page).toContain('peut-être parmi ceux-ci.')
    expect(page).not.toContain('data-submit-on-change')
  })

  it('nothing found: the four best sellers, and the three addresses that a missing page has; a bare search has none', async () => {
    const main = mainOf(await html('/en-us/search?q=qqqqqq'))
    expect(main).toContain('>Bestsellers</h2>')
    expect(cardsOf(main)).toEqual(cardsOf(mainOf(await html('/en-us/c/bestsellers'))).slice(0, 4))
    expect(cardsOf(main)).toHaveLength(4)
    for (const address of serviceAddresses) expect(main).toContain(`href="${address}"`)
    const bare = mainOf(await html('/en-us/search'))
    expect(serviceAddresses.filter(address => bare.includes(`href="${address}"`))).toEqual([])
  })

  it('/search/articles has articles and help about the words, with the way back to the products', async () => {
    const page = await html('/en-us/search/articles?q=tent')
    expect(page).toMatch(/<h2[^>]*><a href="\/en-us\/articles\//)
    expect(page).toContain('href="/en-us/search?q=tent"')
  })

  it('script in the words searched for is shown as text', async () => {
    const page = await html(`/en-us/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;')
  })
})

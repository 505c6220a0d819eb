import { describe, expect, it } from 'vitest'

import type { SiteName } from '#src/language/locales.ts'

import { buildCatalogue } from '../catalogue/catalogue.ts'
import { content } from '../content/content.ts'
import { englishOf } from './english.ts'

const us =
  'Gray pants, colors of two fibers; the zipper weighs 412\u00a0g / 14.5\u00a0oz, 36\u00a0cm / 14\u00a0in long.'

it('says the same in the words, the spelling and the measures of each country', () => {
  const text = us.replace('fibers', 'kinds of fiber')
  expect(englishOf('fellholm-us')(text)).toBe(
    'Gray pants, colors of two kinds of fiber; the zipper weighs 14.5\u00a0oz / 412\u00a0g, 14\u00a0in / 36\u00a0cm long.',
  )
  expect(englishOf('fellholm-gb')(text)).toBe(
    'Grey trousers, colours of two kinds of fibre; the zip weighs 412\u00a0g, 36\u00a0cm long.',
  )
  expect(englishOf('fellholm-ca')(text)).toBe(
    'Grey pants, colours of two kinds of fibre; the zipper weighs 412\u00a0g, 36\u00a0cm long.',
  )
})

it('leaves other words alone that only begin so', () => {
  for (const word of ['Grayling', 'colorfast', 'Zippers-and-more', 'meter-high']) {
    const said = englishOf('fellholm-gb')(word)
    expect([word, said]).toEqual([word, word])
  }
})

/** Every English text of a site's shop and its content. */
function textsAt(site: SiteName, locale: 'en-us' | 'en-gb' | 'en-ca'): string {
  const seed = buildCatalogue(site)
  const texts: string[] = []
  const gather = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(gather)
    if (value instanceof Map) return [...value.values()].forEach(gather)
    if (typeof value !== 'object' || value === null) return
    if ('en' in value && typeof value.en === 'string') return void texts.push(value.en)
    Object.values(value).forEach(gather)
  }
  gather([seed.products, seed.giftCards, seed.facetNames, seed.facetValues, seed.sets])
  gather(seed.categories.map(({ name, description }) => [name, description]))
  gather(seed.reviewsOf(seed.products.slice(0, 80), site))
  const said = JSON.stringify([content.pages(locale), content.footer(locale), content.menu(locale)])
  // Addresses and ids are the same in every English.
  return `${texts.join('\n')}\n${said.replaceAll(/"\/[^"]*"|"id":"[^"]*"/g, '')}`
}

describe('products, reviews and articles of the demonstration', () => {
  it('are in the English of the United States at en-us', () => {
    expect(
      textsAt('fellholm-us', 'en-us').match(
        /\b(?:grey|colour\w*|fibre|trousers|litres?|metres|aluminium|favourite|neighbour|car park|fortnight)\b/gi,
      ),
    ).toBeNull()
  })

  it('speak of shipping in the United States, and of delivery where English is written otherwise', () => {
    const [shipping, delivery] = [/\bshipping\b/i, /\bDelivery\b|(?<= )delivery\b/]
    const american = textsAt('fellholm-us', 'en-us')
    expect([shipping.test(american), delivery.test(american)]).toEqual([true, false])
    for (const texts of [textsAt('fellholm-gb', 'en-gb'), textsAt('fellholm-ca', 'en-ca')])
      expect([shipping.test(texts), delivery.test(texts)]).toEqual([false, true])
  })

  it('are in British English at en-gb, metric alone', () => {
    const texts = textsAt('fellholm-gb', 'en-gb')
    expect(texts).toContain('Grey')
    expect(texts).toMatch(/Trousers/)
    expect(
      texts.match(/\b(?:gray|colors?|fiber|pants|liters?|meters|aluminum|favorite|neighbor|zippers?|parking lot)\b/gi),
    ).toBeNull()
    expect(texts.match(/\d\u00a0(?:oz|lb|in|sq|°F)\b/)).toBeNull()
  })

  it('are in Canadian English at en-ca: Britain’s spelling, America’s words', () => {
    const texts = textsAt('fellholm-ca', 'en-ca')
    expect(texts).toMatch(/\bpants\b/i)
    expect(texts.match(/\b(?:gray|colors?|fiber|liters?|trousers|aluminium)\b/gi)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'

import { productIdPattern } from '#src/commerce/calls/shapes.ts'
import { currencies } from '#src/kit/money.ts'
import { languages, sites, type SiteName } from '#src/language/locales.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'
import { saleCategory, type SeedProduct } from '#worker/commerce/seed/products.ts'

import { isTemplate } from '../pictures/products/table.ts'
import { buildCatalogue } from './catalogue.ts'
import { fixtures } from '../fixtures.ts'
import { checkDigit } from './numbers.ts'
import { kinds } from './tables/kinds.ts'

const catalogue = buildCatalogue('fellholm-us')
const { products, giftCards, categories, locations, facetNames, facetValues } = catalogue
const skus = products.flatMap(product => product.variants.map(variant => ({ product, ...variant })))
const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)

/** Every text anywhere in a value. */
function textsIn(value: unknown): LocalText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'de' in value) return [value as LocalText]
  return Object.values(value).flatMap(textsIn)
}

const categoryOf = new Map(categories.map(category => [category.id, category]))
const fixture = (name: keyof typeof fixtures) => {
  const { productId, upc } = fixtures[name]
  const product = products.find(({ id }) => id === productId)
  return { product, variant: product?.variants.find(variant => variant.upc === upc) }
}
const atSite = (stock: Readonly<Record<string, number>>, site: string): number =>
  locations.filter(location => location.site === site).reduce((sum, { id }) => sum + (stock[id] ?? 0), 0)
const everywhere = (stock: Readonly<Record<string, number>>): number =>
  Object.values(stock).reduce((sum, amount) => sum + amount, 0)

describe('the seeded catalogue', () => {
  it('holds at least 240 products and 2,000 SKUs', () => {
    expect(products.length).toBeGreaterThanOrEqual(240)
    expect(skus.length).toBeGreaterThanOrEqual(2000)
  })

  it('is the same every time it is built', () => {
    expect(buildCatalogue('fellholm-us')).toEqual(catalogue)
  })

  it('gives every product its own id after the pattern D53, its own slug and its own name in each language', () => {
    expect(repeated(products.map(({ id }) => id))).toEqual([])
    expect(products.filter(({ id }) => !productIdPattern.test(id))).toEqual([])
    expect(repeated(products.map(({ slug }) => slug))).toEqual([])
    expect(products.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
    for (const language of languages) expect(repeated(products.map(({ name }) => name[language]))).toEqual([])
  })

  it('gives every SKU its own twelve-digit UPC with the right check digit', () => {
    expect(checkDigit('03600029145')).toBe(2)
    expect(new Set(skus.map(({ upc }) => upc)).size).toBe(skus.length)
    expect(skus.filter(({ upc }) => !/^\d{12}$/.test(upc))).toEqual([])
    expect(skus.filter(({ upc }) => Number(upc[11]) !== checkDigit(upc.slice(0, 11)))).toEqual([])
  })

  it('has every colour of a product in every size', () => {
    for (const { colors, sizes, variants } of products) {
      expect(colors.length).toBeGreaterThanOrEqual(2)
      expect(colors.length).toBeLessThanOrEqual(5)
      const pairs = colors.flatMap(color => sizes.map(size => `${color.id} ${size.id}`))
      expect(variants.map(({ colorId, sizeId }) => `${colorId} ${sizeId}`)).toEqual(pairs)
      expect(new Set(pairs).size).toBe(pairs.length)
    }
  })

  it('draws every colour with five colours written as #rrggbb', () => {
    const hexes = products.flatMap(({ colors }) => colors.flatMap(({ hex, palette }) => [hex, ...palette]))
    expect(hexes.filter(hex => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([])
    expect(products.flatMap(({ colors }) => colors).filter(({ palette }) => palette.length !== 5)).toEqual([])
  })

  it('names for every product a template that the pictures know', () => {
    expect(products.filter(({ template }) => !isTemplate(template)).map(({ id }) => id)).toEqual([])
  })

  it('never draws two models of a template with the same number', () => {
    const drawings = products.map(({ template, model, id }) => `${template} ${model} ${id.slice(0, -1)}`)
    const numbers = [...new Set(drawings)].map(drawing => drawing.split(' ').slice(0, 2).join(' '))
    expect(repeated(numbers)).toEqual([])
  })

  it('prices every SKU in USD, CAD, GBP and EUR, never above its original price', () => {
    for (const { prices } of skus)
      for (const currency of currencies) {
        const { current, original } = prices[currency]
        expect(Number.isInteger(current) && Number.isInteger(original)).toBe(true)
        expect(current).toBeGreaterThan(0)
        expect(current).toBeLessThanOrEqual(original)
        expect(current).toBeGreaterThanOrEqual(original / 2)
        expect([0, 95, 97]).toContain(current % 100)
      }
  })

  it('reduces about a fifth of the products, each in some of its colours only', () => {
    const isReduced = ({ prices }: SeedProduct['variants'][number]) => prices.USD.current < prices.USD.original
    const onSale = products.filter(({ variants }) => variants.some(isReduced))
    expect(onSale.length / products.length).toBeGreaterThan(0.15)
    expect(onSale.length / products.length).toBeLessThan(0.25)
    expect(onSale.filter(({ variants }) => variants.every(isReduced))).toEqual([])
    const shelf = products.filter(({ categoryIds }) => categoryIds.includes(saleCategory))
    expect(shelf).toEqual(onSale)
  })

  it('rates every product from 3.4 to 4.9 and ranks them from 1 without a gap', () => {
    for (const { rating, releasedOn } of products) {
      expect(rating.score).toBeGreaterThanOrEqual(3.4)
      expect(rating.score).toBeLessThanOrEqual(4.9)
      expect(rating.score * 10).toBe(Math.round(rating.score * 10))
      expect(Number.isInteger(rating.reviewsCount)).toBe(true)
      expect(new Date(releasedOn).toISOString().slice(0, 10)).toBe(releasedOn)
    }
    expect(products.map(({ rank }) => rank)).toEqual(products.map((_, at) => at + 1))
  })
})

describe('the categories', () => {
  it('have parents that exist and products in every one', () => {
    for (const { id, parent } of categories) {
      if (parent !== undefined) expect(categoryOf.has(parent)).toBe(true)
      expect(
        [...products, ...giftCards].some(({ categoryIds }) => categoryIds.includes(id)),
        id,
      ).toBe(true)
    }
    for (const { categoryIds } of products) {
      expect(categoryIds.filter(id => !categoryOf.has(id))).toEqual([])
      expect(repeated(categoryIds)).toEqual([])
    }
  })

  it('are named by one slug in each language, and no slug of any language names two of them', () => {
    for (const language of languages) {
      const slugs = categories.map(({ slug }) => slug[language])
      expect(repeated(slugs)).toEqual([])
      expect(slugs.filter(slug => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
    }
    const named = new Map<string, string>()
    for (const { id, slug } of categories)
      for (const language of languages) {
        expect(named.get(slug[language]) ?? id).toBe(id)
        named.set(slug[language], id)
      }
  })

  it('hold a product in its own category and all that lie around it', () => {
    for (const { categoryIds } of products)
      for (const id of categoryIds) {
        const parent = categoryOf.get(id)?.parent
        if (parent !== undefined) expect(categoryIds).toContain(parent)
      }
  })
})

describe('the words of the catalogue', () => {
  const facets = { facetNames, facetValues }

  it('are there in all five languages, without loose ends', () => {
    for (const text of [...textsIn(products), ...textsIn(categories), ...textsIn(facets)])
      for (const language of languages) {
        expect(text[language].trim(), JSON.stringify(text)).toBe(text[language])
        expect(text[language]).not.toBe('')
        expect(text[language]).not.toMatch(/[{}|!]|undefined|\s\s|['"]/)
      }
  })

  it('are no English left standing in another language', () => {
    for (const { description, name, features, facts, care, materials, summary } of products) {
      const told = [description, name, summary, ...care, ...materials, ...features.flatMap(f => [f.title, f.text])]
      for (const text of told)
        for (const language of languages) if (language !== 'en') expect(text[language]).not.toBe(text.en)
      for (const { value } of facts)
        if (/[a-z]{5,}/i.test(value.en)) expect([value.de, value.fr]).not.toEqual([value.en, value.en])
    }
    const english = /(?<!\p{L})(?:the|and|with|this|these|for|without|when|women|men|kids)(?!\p{L})/iu
    for (const text of [...textsIn(products), ...textsIn(categories), ...textsIn(facets)])
      for (const language of ['es', 'fr', 'de', 'it'] as const) expect(text[language]).not.toMatch(english)
  })

  it('are set in French with a no-break space before high punctuation', () => {
    for (const { fr } of [...textsIn(products), ...textsIn(categories)]) expect(fr).not.toMatch(/[^\u00a0\u202f][:;?»]/)
  })

  it('tell every product in two to four sentences and no two products alike', () => {
    for (const language of languages) {
      expect(new Set(products.map(({ description }) => description[language])).size).toBe(products.length)
      for (const { description } of products) {
        const sentences = description[language].split(/(?<=\.)\s/)
        expect(sentences.length).toBeGreaterThanOrEqual(2)
        expect(sentences.length).toBeLessThanOrEqual(4)
      }
    }
  })

  it('say at most one fill power of a product, wherever they speak of it', () => {
    const told = products.map(product =>
      [...JSON.stringify(product).matchAll(/\d+(?=\s?cuin|-fill)/gu)].map(([power]) => power),
    )
    for (const powers of told) expect(new Set(powers).size).toBeLessThan(2)
    expect(told.filter(powers => powers.length > 0).length).toBeGreaterThan(5)
  })

  it('name every value of the facets type, activity, feature, size and color that a product has', () => {
    for (const { facets: own, sizes, colors } of products) {
      for (const facet of ['type', 'activity', 'feature'] as const) {
        expect(own[facet].length).toBeGreaterThan(0)
        for (const value of own[facet]) expect(facetValues[facet]?.get(value), value).toBeDefined()
      }
      for (const { id } of sizes) expect(facetValues.size?.get(id), id).toBeDefined()
      for (const { family } of colors) expect(facetValues.color?.get(family), family).toBeDefined()
    }
    expect(facetValues.availability?.get('in-stock')?.de).toBe('Auf Lager')
  })
})

describe('who wears a product in its drawing', () => {
  const heights = (ofWhom: string) =>
    products
      .filter(({ name }) => name.en.startsWith(`${ofWhom}’s`))
      .flatMap(({ worn }) => (worn?.sizeId === 'M' ? [worn.height] : []))

  it('is as tall as women and men of that size are', () => {
    const [women, men] = [heights('Women'), heights('Men')]
    expect(Math.min(women.length, men.length)).toBeGreaterThan(3)
    expect([Math.min(...women) >= 161, Math.max(...women) < 170]).toEqual([true, true])
    expect([Math.min(...men) >= 171, Math.max(...men) < 180]).toEqual([true, true])
  })
})

describe('shoe sizes', () => {
  const shown = (site: SiteName, language: 'en' | 'fr' | 'de' = 'en') =>
    [...(buildCatalogue(site).facetValues.size ?? [])]
      .filter(([id]) => /^[23]\d(\.5)?$|^4\d(\.5)?$/.test(id))
      .map(([, name]) => name[language].replaceAll('\u00a0', ' '))

  it('are told in the country’s system: by whose foot in America and Britain, by length alone in Europe', () => {
    expect(shown('fellholm-us')).toContain('US 9 women’s / 7 men’s')
    expect(shown('fellholm-ca', 'fr')).toContain('US 9 femme / 7 homme')
    expect(shown('fellholm-gb')).toContain('UK 7 women’s / 6 men’s')
    expect(shown('fellholm-eu', 'de')).toContain('EU 42,5')
    const boot = (site: SiteName) =>
      buildCatalogue(site).products.find(({ sizes }) => sizes.some(({ id }) => id === '47'))
    const sizeIn = (site: SiteName) => boot(site)?.sizes.find(({ id }) => id === '42.5')?.name.en
    expect((['fellholm-us', 'fellholm-gb', 'fellholm-eu'] as const).map(sizeIn)).toEqual(['US 9', 'UK 8', 'EU 42.5'])
  })

  it('stand in the order of their length', () => {
    const ids = [...(facetValues.size ?? [])].map(([id]) => id).filter(id => /^[234]\d(\.5)?$/.test(id))
    expect(ids.length).toBeGreaterThan(15)
    expect(ids).toEqual(ids.toSorted((a, b) => Number(a) - Number(b)))
  })
})

describe('the stock', () => {
  it('lies in two warehouses and some stores of every site, at least twelve stores in all', () => {
    for (const site of sites)
      expect(locations.filter(location => location.site === site && location.kind === 'warehouse')).toHaveLength(2)
    expect(locations.filter(({ kind }) => kind === 'store').length).toBeGreaterThanOrEqual(12)
    expect(repeated(locations.map(({ id }) => id))).toEqual([])
  })

  it('is counted in whole pieces at places that exist', () => {
    const places = new Set(locations.map(({ id }) => id))
    for (const { stock } of skus)
      for (const [place, amount] of Object.entries(stock)) {
        expect(places.has(place)).toBe(true)
        expect(Number.isInteger(amount) && amount >= 0).toBe(true)
      }
  })

  it('R002: is outdoor clothing and footwear, with what is carried and slept in beside them', () => {
    const scales = new Map<string, string>(Object.values(kinds).map(({ number, scale }) => [`${number}`, scale]))
    const count = (wanted: string) => products.filter(({ id }) => scales.get(id.slice(2, 4)) === wanted).length
    expect(count('shoe')).toBeGreaterThan(20)
    expect(count('adult') + count('shoe')).toBeGreaterThan(products.length / 2)
  })

  it('has SKUs that are gone everywhere and SKUs with one to three left', () => {
    const gone = skus.filter(({ stock }) => everywhere(stock) === 0)
    expect(gone.length).toBeGreaterThan(20)
    expect(gone.length / skus.length).toBeLessThan(0.06)
    const low = skus.filter(({ stock }) => [1, 2, 3].includes(atSite(stock, 'fellholm-us')))
    expect(low.length).toBeGreaterThan(50)
  })
})

describe('the fixtures', () => {
  it('are a product of many sizes and colours that is in stock throughout', () => {
    const { product, variant } = fixture('plentiful')
    expect(variant).toBeDefined()
    expect(product?.sizes.length).toBeGreaterThanOrEqual(6)
    expect(product?.colors.length).toBeGreaterThanOrEqual(3)
    for (const { stock } of product?.variants ?? [])
      for (const site of sites) expect(atSite(stock, site)).toBeGreaterThan(100)
  })

  it('are a SKU that is gone while its product is not', () => {
    const { product, variant } = fixture('soldOutSku')
    expect(everywhere(variant?.stock ?? { nowhere: 1 })).toBe(0)
    expect(product?.variants.some(({ stock }) => everywhere(stock) > 0)).toBe(true)
  })

  it('are a SKU with two pieces left at every site', () => {
    const { variant } = fixture('lowStock')
    for (const site of sites) expect(atSite(variant?.stock ?? {}, site)).toBe(2)
  })

  it('are one product, and only one, that is gone in every size and colour', () => {
    const gone = products.filter(({ variants }) => variants.every(({ stock }) => everywhere(stock) === 0))
    expect(gone.map(({ id }) => id)).toEqual([fixtures.soldOutProduct.productId])
    expect(fixture('soldOutProduct').variant).toBeDefined()
  })

  it('are a tent of which a line holds two at most', () => {
    const { product, variant } = fixture('twoAtMost')
    expect(product?.template).toBe('tent')
    expect(variant?.maxQty).toBe(2)
    for (const site of sites) expect(atSite(variant?.stock ?? {}, site)).toBeGreaterThan(2)
  })
})

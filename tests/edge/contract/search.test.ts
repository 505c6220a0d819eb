import { describe, expect, it } from 'vitest'

import type { Locale } from '#src/language/locales.ts'

import { openBrowser } from '../browser.ts'
import { callerIn } from './contract.ts'

/** What people type, and what the first product found is called. */
const findings: Readonly<Partial<Record<Locale, Readonly<Record<string, RegExp>>>>> = {
  'en-us': {
    'wool socks': /Socks$/,
    'water bottle': /Bottle$/,
    'walking poles': /Poles$/,
    'green jacket': /(Jacket|Parka|Shell)$/,
    puffer: /(Down Hoodie|Insulated Jacket|Parka)$/,
    sleepingbag: /Sleeping Bag$/,
    'rain trousers': /Pants$/,
    'backpack 30l': /Pack$/,
    'hiking boots size 10': /Boot$/,
    'jacket size m': /(Jacket|Parka|Shell)$/,
    'waterproof womens jacket green': /^Women’s .*(Jacket|Shell)$/,
    'mens fleece under 100': /^Men’s .*Fleece Vest$/,
    'rain coat': /(Rain Jacket|Shell)$/,
    'winter jacket': /(Parka|Insulated Jacket|Hoodie)$/,
    '2 person tent': /Tent$/,
    'merino base layer': /Base Layer$/,
    'long johns': /Base Layer$/,
    windbreaker: /Wind Jacket$/,
    't-shirt': /Tee$/,
    daypack: /Pack$/,
    'women’s hiking boots': /^Women’s .*Boot$/,
  },
  'de-de': {
    Wanderschuh: /schuh|stiefel/i,
    Kinderwinterjacke: /(jacke|Parka).*Kinder$/i,
    Damenregenjacke: /jacke Damen$/i,
    'Wasserdichte Jacke': /jacke/i,
    Wollsocken: /Socken$/,
    Wanderstöcke: /stöcke$/,
    'grüne Jacke': /jacke|Parka/i,
  },
  'fr-fr': { 'chaussettes en laine': /^Chaussettes/, 'bâtons de marche': /^Bâtons/, 'veste verte': /^(Veste|Parka)/ },
  'es-us': { 'calcetines de lana': /^Calcetines/, 'botella de agua': /^Botella/ },
  'it-it': { 'calzini di lana': /^Calzini/, 'bastoni da trekking': /^Bastoncini/ },
}

/** What people type who want a page and no product. */
const services: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  'en-us': {
    'size chart': '/size-chart',
    'track order': '/order-status',
    'Where is my order?': '/order-status',
    exchange: '/help/returns',
    'store near me': '/store-locator',
    'shipping cost': '/help/delivery',
  },
  'de-de': { Umtausch: '/help/returns', Sendungsverfolgung: '/order-status', Größentabelle: '/size-chart' },
  'fr-fr': { 'suivi de commande': '/order-status', 'guide des tailles': '/size-chart', échange: '/help/returns' },
  'es-us': { seguimiento: '/order-status', 'guía de tallas': '/size-chart', cambio: '/help/returns' },
  'it-it': { 'traccia ordine': '/order-status', 'guida alle taglie': '/size-chart', cambio: '/help/returns' },
}

describe('GET /products/v2/search/productSearch finds what people type', () => {
  for (const [locale, queries] of Object.entries(findings))
    it(`products, in ${locale}`, async () => {
      const ask = callerIn(locale as Locale)
      for (const [q, name] of Object.entries(queries)) {
        const { answer } = await ask('products.search.query', { q })
        expect(answer.items[0]?.name ?? 'nothing', q).toMatch(name)
      }
    })

  for (const [locale, queries] of Object.entries(services))
    it(`service pages, in ${locale}`, async () => {
      const ask = callerIn(locale as Locale)
      for (const [q, path] of Object.entries(queries)) {
        const { answer } = await ask('products.search.query', { q })
        expect(answer.redirect, q).toBe(path)
      }
    })

  it('drops the least telling words while some word hits, and says which it kept', async () => {
    const ask = callerIn('en-us')
    const { answer } = await ask('products.search.query', { q: 'zebra waterproof sandals' })
    const { answer: sandals } = await ask('products.search.query', { q: 'sandals' })
    expect([answer.relaxedQuery, answer.total]).toEqual(['sandals', sandals.total])
    const { answer: misspelt } = await ask('products.search.query', { q: 'zzyzx rukcsack' })
    expect([misspelt.relaxedQuery, misspelt.total > 0]).toEqual(['rucksack', true])
  })

  it('GET /products/v2/search/autoSuggest shows what is suggested in the colour that was asked for', async () => {
    const ask = callerIn('en-us')
    const { answer } = await ask('products.suggestions.list', { q: 'green womens rain jacket', count: '4' })
    const { answer: listed } = await ask('products.search.query', { q: 'green womens rain jacket', pageSize: '4' })
    expect(answer.products.map(({ image }) => image.src)).toEqual(
      listed.items.map(({ colors }) => colors[0]?.image.src),
    )
    expect(answer.products.length).toBeGreaterThan(0)
  })

  it('ends empty when no word hits, and says nothing of other words when all of them hit', async () => {
    const ask = callerIn('en-us')
    const { answer: none } = await ask('products.search.query', { q: 'zzyzx qwrtp' })
    expect([none.total, none.relaxedQuery, none.correctedQuery]).toEqual([0, undefined, undefined])
    const { answer: all } = await ask('products.search.query', { q: 'rain trousers' })
    expect([all.total > 0, all.relaxedQuery]).toEqual([true, undefined])
  })
})

describe('/search', () => {
  it('says that no product has all of the words, and for which it searched', async () => {
    const page = await (await openBrowser().ask('/en-us/search?q=zebra+sandals')).text()
    expect(page).toContain('Nothing has all of “zebra sandals”. This is what we found for “sandals”.')
    expect(page).toContain('Results for “sandals”')
  })

  it('leads to the page of a service', async () => {
    const response = await openBrowser().ask('/en-us/search?q=track+my+order')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en-us/order-status'])
  })
})

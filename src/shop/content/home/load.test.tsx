import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Commerce } from '#src/commerce/client.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'

import { home } from './load.ts'

const language = languageOf('en-gb')
const quote = (id: string) => ({ type: 'quote', id, data: { text: `Words of ${id}`, author: 'Maren', role: 'Warden' } })
const carousel = {
  type: 'product-carousel',
  id: 'new',
  data: { title: 'Just in', source: { from: 'category', category: 'new-arrivals' }, limit: 4 },
}

/** A platform whose home page holds the given items and whose shelves do not answer. */
const platform = (...items: readonly unknown[]) =>
  (async (call: string) =>
    call === 'content.page.get'
      ? { ok: true, value: { name: 'home', title: 'Home', description: '…', sections: [{ name: 'main', items }] } }
      : { ok: false, code: 'UNREACHABLE' }) as unknown as Commerce

const show = (commerce: Commerce) =>
  home.show({
    locale: 'en-gb',
    language,
    params: {},
    query: new URLSearchParams(),
    variants: {},
    flagState: async () => 'on',
    commerce,
  })

async function shown(commerce: Commerce) {
  const page = await show(commerce)
  if (page.kind !== 'page') throw new Error(`not a page: ${page.kind}`)
  const html = renderToStaticMarkup(<LanguageProvider language={language}>{page.element}</LanguageProvider>)
  return { ...page, html }
}

describe('the home page `/`', () => {
  afterEach(() => vi.restoreAllMocks())

  it('logs an item of an unknown type with its type and id, and shows the rest', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { html } = await shown(platform(quote('first'), { type: 'hologram', id: 'h1', data: {} }, quote('second')))
    expect(html).toContain('Words of first')
    expect(html).toContain('Words of second')
    expect(warn).toHaveBeenCalledTimes(1)
    expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({ level: 'warn', type: 'hologram', id: 'h1' })
  })

  it('leaves a carousel out whose products do not come, and counts as degraded so that it is not stored', async () => {
    const { html, degraded } = await shown(platform(quote('first'), carousel))
    expect(html).toContain('Words of first')
    expect(html).not.toContain('Just in')
    expect(degraded).toBe(true)
  })

  it('always has a heading of its own, with or without a picture to open it', async () => {
    const { html } = await shown(platform(quote('first')))
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('shows the departments and some products of each while content does not answer, and is not stored so', async () => {
    const department = { id: 'tents', name: 'Tents', slug: 'tents', children: [] }
    const asked: unknown[] = []
    const catalogue = (async (call: string, input: unknown) => {
      asked.push([call, input])
      if (call === 'products.catalog.get') return { ok: true, value: { categories: [department] } }
      return { ok: false, code: 'UNREACHABLE' }
    }) as unknown as Commerce
    const { html, degraded } = await shown(catalogue)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(asked).toContainEqual(['products.search.query', { category: 'tents', pageSize: '8' }])
    expect(degraded).toBe(true)
  })

  it('is unavailable when neither content nor the catalogue answers', async () => {
    const silent = (async () => ({ ok: false, code: 'UNREACHABLE' })) as unknown as Commerce
    expect(await show(silent)).toEqual({ kind: 'unavailable', reason: 'UNREACHABLE' })
  })
})

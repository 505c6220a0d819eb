import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { ContentItem, MenuItem } from '#src/commerce/calls/content.ts'
import { contentCalls } from '#src/commerce/calls/content.ts'
import { localeNames, locales } from '#src/language/locales.ts'
import { isSectionType, sections } from '#src/sections/model/sections.ts'

import { servePicture } from '../pictures/serve.ts'
import { buildCatalogue } from '../catalogue/catalogue.ts'
import { content } from './content.ts'
import { categoryPath } from './pages/links.ts'

const catalogue = buildCatalogue('fellholm-us')
const slugs = (language: keyof (typeof catalogue.categories)[number]['slug']) =>
  new Set(catalogue.categories.map(({ slug }) => slug[language]))
/** Pages without a category: those of the route table, and content at its own address. */
const pagesOf = (locale: (typeof localeNames)[number]) =>
  new Set(['/search', '/location-selector', ...content.pages(locale).map(({ href }) => href)])

const everyEntry = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap(item => [item, ...everyEntry(item.children)])

/** Every value of a property of that name anywhere in a value. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...valuesOf(name, inner)])
}

const home = (locale: (typeof localeNames)[number]) => {
  const page = content.pages(locale).find(({ name }) => name === 'home')
  if (page === undefined) throw new Error('no home page')
  return page
}
const itemsOf = (locale: (typeof localeNames)[number]): ContentItem[] =>
  home(locale).sections.flatMap(section => section.items)

describe.each(localeNames)('the content of %s', locale => {
  const { language } = locales[locale]

  it('answers the calls content.page.get, content.menu.get and content.footer.get in their declared shape', () => {
    expect(v.safeParse(contentCalls['content.page.get'].answer, home(locale)).success).toBe(true)
    expect(v.safeParse(contentCalls['content.menu.get'].answer, content.menu(locale)).success).toBe(true)
    expect(v.safeParse(contentCalls['content.footer.get'].answer, content.footer(locale)).success).toBe(true)
  })

  it('gives each section of the home page data of the shape its type asks for', () => {
    for (const { type, data } of itemsOf(locale)) {
      if (!isSectionType(type)) throw new Error(`unknown section type ${type}`)
      expect(v.safeParse(sections[type], data).issues ?? []).toEqual([])
    }
  })

  it('uses every type of section once or more and every id once', () => {
    const everywhere = content.pages(locale).flatMap(page => page.sections.flatMap(section => section.items))
    const types = new Set(everywhere.map(({ type }) => type))
    expect([...types].toSorted()).toEqual(Object.keys(sections).toSorted())
    const ids = itemsOf(locale).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('links only to categories by the slug of its language and to pages of the route table', () => {
    const hrefs = [
      ...valuesOf('href', home(locale).sections),
      ...valuesOf('href', content.menu(locale)),
      ...valuesOf('href', content.footer(locale)),
    ].map(String)
    expect(hrefs.length).toBeGreaterThan(60)
    for (const href of hrefs)
      expect(href.startsWith('/c/') ? slugs(language).has(href.slice(3)) : pagesOf(locale).has(href), href).toBe(true)
  })

  it('shows drawn landscapes only, each one the pictures can draw and with words for those who do not see it', () => {
    const sources = valuesOf('src', home(locale)).map(String)
    expect(sources.length).toBeGreaterThan(8)
    for (const src of sources) {
      expect(src).toMatch(/^\/media\/v\d+\/scene\//)
      expect(servePicture(new Request(`http://localhost${src}`, { method: 'HEAD' }))?.status, src).toBe(200)
    }
    const alts = valuesOf('alt', home(locale)).map(String)
    expect(alts).toHaveLength(sources.length)
    expect(alts.filter(alt => alt.length < 10)).toEqual([])
  })

  it('fills its carousels from categories that exist', () => {
    const named = valuesOf('category', home(locale)).map(String)
    expect(named.length).toBeGreaterThan(1)
    for (const id of named) expect(catalogue.categories.some(category => category.id === id)).toBe(true)
  })

  it('opens a menu of three levels in which every id stands once', () => {
    const { items } = content.menu(locale)
    const ids = everyEntry(items).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(items[0]?.children[0]?.children.length).toBeGreaterThan(2)
  })

  it('opens panels with a picture, of which those of people lead to new arrivals and gift cards as well', () => {
    const panels = content.menu(locale).items.filter(({ children }) => children.length > 0)
    expect(panels.length).toBeGreaterThan(5)
    const hrefs = ['new-arrivals', 'gift-cards'].map(id => categoryPath(id, language))
    for (const { id, picture, children } of panels) {
      const others = children.map(child => child.href).filter(path => hrefs.includes(path))
      expect([id, others]).toEqual([id, ['women', 'men', 'kids'].includes(id) ? hrefs : []])
      expect(servePicture(new Request(`http://localhost${picture?.src}`, { method: 'HEAD' }))?.status, id).toBe(200)
    }
  })

  it('never shouts', () => {
    expect(JSON.stringify([home(locale), content.menu(locale), content.footer(locale)])).not.toContain('!')
  })
})

describe('the content in other languages', () => {
  it.each(localeNames.filter(locale => locales[locale].language !== 'en'))('says nothing in English in %s', locale => {
    const said = (of: (typeof localeNames)[number]) =>
      ['title', 'text', 'label', 'alt', 'eyebrow', 'role', 'description'].flatMap(name =>
        valuesOf(name, [home(of), content.menu(of), content.footer(of)]).map(String),
      )
    const english = new Set(said('en-us'))
    /** Words that are the same in both. */
    const kept = new Set(['Shorts', 'Leggings', 'Winter 2026', 'Service', 'Contact'])
    expect(said(locale).filter(text => text !== '' && english.has(text) && !kept.has(text))).toEqual([])
  })

  it('answers nothing for a place that does not exist', () => {
    expect(content.slots('no-such-place', 'de-de')).toBeUndefined()
  })

  it('tells each site its own news in the bar', () => {
    const texts = (['en-us', 'en-ca', 'en-gb'] as const).map(locale => content.menu(locale).notices.at(-1)?.text)
    expect(new Set(texts).size).toBe(3)
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { contentCalls } from '#src/commerce/calls/content.ts'
import { localeNames, locales } from '#src/language/locales.ts'
import { isSectionType, sections } from '#src/sections/model/sections.ts'

import { content } from './content.ts'

const pagesOf = (locale: (typeof localeNames)[number]) => content.pages(locale).filter(({ name }) => name !== 'home')

describe.each(localeNames)('the library of %s', locale => {
  const pages = pagesOf(locale)

  it('holds articles, help and pages, each once and below a page that exists', () => {
    const names = pages.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { parent } of pages) if (parent !== undefined) expect(names).toContain(parent)
    for (const kind of ['article', 'help', 'page'] as const)
      expect(pages.filter(page => page.kind === kind).length).toBeGreaterThan(5)
  })

  it('gives every section data of its type', () => {
    for (const item of pages.flatMap(page => page.sections.flatMap(({ items }) => items))) {
      const { type, data } = item
      if (isSectionType(type)) expect([item.id, v.safeParse(sections[type], data).issues ?? []]).toEqual([item.id, []])
      else expect(type).toBe('text')
    }
  })

  it('answers in the declared shape', () => {
    for (const page of pages) expect(v.is(contentCalls['content.page.get'].answer, page), page.name).toBe(true)
    for (const popup of content.popups(locale)) expect(popup.baselines.length).toBeGreaterThan(0)
  })

  it('never shouts', () => {
    expect(JSON.stringify([pages, content.popups(locale)])).not.toContain('!')
  })
})

it('says nothing in English where it speaks another language (D45)', () => {
  const texts = (locale: (typeof localeNames)[number]) =>
    pagesOf(locale).flatMap(({ title, description }) => [title, description])
  const english = new Set(texts('en-us'))
  const kept = new Set(['West End', 'Articles', 'Privacy', 'Winter', 'Account'])
  for (const locale of localeNames.filter(name => locales[name].language !== 'en'))
    expect(texts(locale).filter(text => english.has(text) && !kept.has(text))).toEqual([])
})

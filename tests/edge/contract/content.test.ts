import { describe, expect, it } from 'vitest'

import { sites } from '#src/language/locales.ts'

import { callerIn } from './contract.ts'

const german = callerIn('de-de')
const published = { mode: 'publish', siteId: 'fellholm-eu' } as const

/** R103: the pages that are fetched by name. */
const named = [
  'account',
  'account-profile',
  'basecamp',
  'cart',
  'checkout',
  'contact-us',
  'error-4xx',
  'favorites',
  'gift-card',
  'loyalty-modal',
  'order-confirmation',
  'promotions',
  'search',
  'sign-in-modal',
  'sign-up',
  'sign-up-modal',
  'store-locator',
  'westend',
]

describe('pages of content', () => {
  it('GET /{mode}/caas/v1/canvas/page/{siteId}/{page} answers in the words of the locale; API404', async () => {
    const { status, answer, misfit } = await german('content.page.get', { ...published, page: 'three-layers' })
    expect([status, misfit, answer.title]).toEqual([200, [], 'Drei Schichten, und warum nicht zwei'])
    const missing = await german('content.page.get', { ...published, page: 'no-such-page' })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })

  it('GET /{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page or named page} (R103) answers all eighteen named pages, each with words of its own, and with what surrounds them; API404', async () => {
    const words = new Set<string>()
    for (const page of named) {
      const { status, misfit, answer } = await german('content.augmented-page.get', { ...published, page })
      expect([page, status, misfit, answer.name]).toEqual([page, 200, [], page])
      words.add(JSON.stringify([answer.title, answer.sections]))
    }
    expect(words.size).toBe(18)
    const { answer } = await german('content.augmented-page.get', { ...published, page: 'repairs' })
    expect(answer.trail.map(({ slug }) => slug)).toEqual(['help', 'products'])
    const missing = await german('content.augmented-page.get', { ...published, page: 'no-such-page' })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })

  it('R286: the mode is preview or publish, and each site has its own content', async () => {
    expect((await german('content.page.get', { ...published, mode: 'draft', page: 'home' })).code).toBe('API404')
    for (const siteId of sites.filter(site => site !== 'fellholm-eu'))
      expect((await german('content.page.get', { mode: 'publish', siteId, page: 'home' })).code).toBe('API404')
  })

  it('R006: editors see what is not published yet, and how it will look at a moment of their choice', async () => {
    const article = { siteId: 'fellholm-eu', page: 'spring-snow' } as const
    expect((await german('content.page.get', { ...article, mode: 'publish' })).code).toBe('API404')
    expect((await german('content.page.get', { ...article, mode: 'preview' })).status).toBe(200)
    const at = (previewDate: string) => german('content.page.get', { ...article, mode: 'preview', previewDate })
    expect((await at('2027-01-01T00:00:00Z')).code).toBe('API404')
    expect((await at('2027-03-01T00:00:00Z')).status).toBe(200)
  })

  it('GET /{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug} answers the pages below a page; API404', async () => {
    const { status, answer, misfit } = await german('content.children.list', { ...published, parentPageSlug: 'help' })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.items.map(({ slug }) => slug)).toContain('returns')
    const missing = await german('content.children.list', { ...published, parentPageSlug: 'nobody' })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })

  it('GET /{mode}/caas/v1/canvas/search/{siteId}/{searchType} finds articles and help by their words; API404', async () => {
    const search = { ...published, searchType: 'articles' } as const
    const { status, answer, misfit } = await german('content.search.get', { ...search, query: 'Daune' })
    expect([status, misfit, answer.items[0]?.slug]).toEqual([200, [], 'caring-for-down'])
    const { answer: paged } = await german('content.search.get', { ...search, page: '2', pageSize: '2' })
    expect([paged.items.length, paged.page]).toEqual([2, 2])
    const { answer: help } = await german('content.search.get', {
      ...search,
      searchType: 'help',
      query: 'Rücksendeetikett',
    })
    expect(help.items.map(({ slug }) => slug)).toEqual(['returns'])
    const missing = await german('content.search.get', { ...search, searchType: 'secrets' })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })
})

describe('content around pages', () => {
  it('GET /{mode}/caas/v1/canvas/menu/{siteId} answers the menu; API404', async () => {
    const { status, answer, misfit } = await german('content.menu.get', published)
    expect([status, misfit, answer.items.length > 5]).toEqual([200, [], true])
    expect((await german('content.menu.get', { ...published, siteId: 'nobody' })).code).toBe('API404')
  })

  it('GET /{mode}/caas/v1/canvas/footer/{siteId} answers the footer; API404', async () => {
    const { status, misfit } = await german('content.footer.get', published)
    expect([status, misfit]).toEqual([200, []])
    expect((await german('content.footer.get', { ...published, siteId: 'nobody' })).code).toBe('API404')
  })

  it('GET /{mode}/caas/v1/canvas/fragment/{fragmentId} answers a piece of content; API404', async () => {
    const { status, answer, misfit } = await german('content.fragment.get', { mode: 'publish', fragmentId: 'utility' })
    expect([status, misfit, answer.items.length]).toEqual([200, [], 4])
    const missing = await german('content.fragment.get', { mode: 'publish', fragmentId: 'constructor' })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })

  it('GET /{mode}/caas/v1/canvas/category/{siteId}/{categoryId} answers its own sections, its parent’s or every category’s; API404', async () => {
    const of = async (categoryId: string) => {
      const { status, answer, misfit } = await german('content.category.get', { ...published, categoryId })
      expect([categoryId, status, misfit]).toEqual([categoryId, 200, []])
      return answer.sections.flatMap(({ items }) => items.map(({ id }) => id))
    }
    expect(await of('tents')).toEqual(['category-tent-finder'])
    expect(await of('footwear')).toEqual(['category-boot-finder', 'category-fit', 'category-repairs'])
    expect(await of('accessories')).toEqual(['category-fit', 'category-repairs'])
    const missing = await german('content.category.get', { ...published, categoryId: 'submarines' })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })

  it('GET /{mode}/caas/v1/canvas/product/{siteId}/{productId} answers what stands on the page of its kind; API404', async () => {
    const { status, answer, misfit } = await german('content.product.get', { ...published, productId: 'FH30011' })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.sections[0]?.items[0]?.id).toBe('product-boots')
    const missing = await german('content.product.get', { ...published, productId: 'FH00000' })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })

  it('GET /{mode}/caas/v1/canvas/popups/{siteId} (R156) answers the pop-ups of the season; API404', async () => {
    const { status, answer, misfit } = await german('content.popups.list', published)
    expect([status, misfit, answer.popups.map(({ id }) => id)]).toEqual([200, [], ['winter-newsletter']])
    const { answer: all } = await german('content.popups.list', { ...published, mode: 'preview' })
    expect(all.popups).toHaveLength(2)
    expect((await german('content.popups.list', { ...published, siteId: 'nobody' })).code).toBe('API404')
  })

  it('GET /{mode}/caas/v1/canvas/showcase/{siteId}/{docType} answers all of a type, or the one that is named; API404', async () => {
    const camp = { ...published, docType: 'camp' }
    const { status, answer, misfit } = await german('content.showcase.get', camp)
    expect([status, misfit, answer.items.length]).toEqual([200, [], 3])
    const { answer: one } = await german('content.showcase.get', { ...camp, id: 'showcase-tents' })
    expect(one.items.map(({ id }) => id)).toEqual(['showcase-tents'])
    expect((await german('content.showcase.get', { ...camp, docType: 'nothing' })).code).toBe('API404')
  })

  it('content.error-section.get answers the section of a code; API404', async () => {
    const { status, answer, misfit } = await german('content.error-section.get', { ...published, code: '404' })
    expect([status, misfit, answer.sections.map(({ name }) => name)]).toEqual([200, [], ['over', 'main']])
    const missing = await german('content.error-section.get', { ...published, code: '999' })
    expect([missing.status, missing.code]).toEqual([404, 'API404'])
  })

  it('content.sign-up-modal-section.get answers the section signUpModal; API404', async () => {
    const { status, answer, misfit } = await german('content.sign-up-modal-section.get', published)
    expect([status, misfit, answer.sections.length]).toEqual([200, [], 1])
    expect((await german('content.sign-up-modal-section.get', { ...published, siteId: 'nobody' })).code).toBe('API404')
  })

  it('content.modal.get answers a modal with its own size; API404', async () => {
    const { status, answer, misfit } = await german('content.modal.get', { ...published, contentId: 'free-delivery' })
    expect([status, misfit, answer.size]).toEqual([200, [], 'sm'])
    expect((await german('content.modal.get', { ...published, contentId: 'nothing' })).code).toBe('API404')
  })

  it('content.page-slots.get answers what stands around a kind of page; API404', async () => {
    const { status, answer, misfit } = await german('content.page-slots.get', { ...published, pageKind: 'cart' })
    expect([status, misfit, answer.sections.length]).toEqual([200, [], 1])
    expect((await german('content.page-slots.get', { ...published, pageKind: 'nothing' })).code).toBe('API404')
  })
})

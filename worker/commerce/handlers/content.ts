import type { Handlers } from '#src/commerce/call.ts'
import type { contentCalls, ContentSection } from '#src/commerce/calls/content.ts'
import { ownValue } from '#src/kit/own-value.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { searchPages } from '../content/search.ts'
import { childrenOf, findPage, isShown, linkOf, trailOf } from '../content/shown.ts'
import {
  pageKinds,
  type ContentView,
  type PageKind,
  type Scheduled,
  type SlotSection,
  type StoredContentPage,
} from '../content/site-content.ts'
import type { Context, Contexts } from '../context.ts'
import { underExperiment } from '../experiments/home-hero.ts'

type Path = { readonly mode: string; readonly siteId?: string }
type Options = { readonly previewDate?: string | undefined }

/** How a request looks at content; nothing for a site or mode that does not exist (R286). */
function askedBy(
  { mode, siteId }: Path,
  { previewDate }: Options,
  { site, locale, now }: Context,
): ContentView | undefined {
  if (siteId !== undefined && siteId !== site) return undefined
  if (mode === 'publish') return { locale, mode, now: now() }
  if (mode !== 'preview') return undefined
  const moment = previewDate === undefined ? undefined : Date.parse(previewDate)
  return { locale, mode, now: Number.isNaN(moment) ? undefined : moment }
}

/** The content that `find` returns at the caller's moment; API404 when there is none. */
function found<Value>(
  { path, query }: { readonly path: Path; readonly query: Options },
  context: Context,
  find: (asked: ContentView) => Value | undefined,
): Result<Value, 'API404'> {
  const asked = askedBy(path, query, context)
  const value = asked && find(asked)
  return value === undefined ? fail('API404') : ok(value)
}

/** In a preview, that shoppers do not see something now. */
const markOf = (thing: Scheduled, { mode }: ContentView, { now }: Pick<Context, 'now'>) =>
  mode === 'preview' && !isShown(thing, { now: now() }) ? { unpublished: true } : {}

/** A page without what only the library needs. */
function shownPage(page: StoredContentPage, asked: ContentView, context: Context) {
  const { name, title, description, sections } = page
  const mark = markOf(page, asked, context)
  const marked = sections.map(section => ({ ...section, items: section.items.map(item => ({ ...item, ...mark })) }))
  return { name, title, description, sections: mark.unpublished === true ? marked : sections }
}

/** A section without what only the library needs, and with those entries alone that are shown. */
const shownSection = ({ items, ...section }: SlotSection, asked: ContentView, context: Context): ContentSection => ({
  ...section,
  items: items
    .filter(item => isShown(item, asked))
    .map(({ from, until, ...item }) => ({
      ...item,
      ...markOf({ ...(from !== undefined && { from }), ...(until !== undefined && { until }) }, asked, context),
    })),
})

/** The sections of the first of these places that has any, and which place that is. */
function slotsOf(
  context: Context,
  asked: ContentView,
  ...places: readonly string[]
): { readonly sections: ContentSection[]; readonly place?: string } {
  for (const place of places) {
    const sections = context.content.slots(place, asked.locale)
    if (sections !== undefined)
      return { sections: sections.map(section => shownSection(section, asked, context)), place }
  }
  return { sections: [] }
}

/** The same beside the sections of a page. */
const placedSlots = ({ sections: slots, place }: ReturnType<typeof slotsOf>) => ({
  slots,
  ...(place !== undefined && { place }),
})

/** The kinds of pages each search type looks through. */
const searchTypes: Readonly<Record<string, readonly PageKind[] | undefined>> = {
  articles: ['article'],
  help: ['help'],
  pages: ['page'],
  all: pageKinds,
}

const usualPage = 12

export const contentHandlers = {
  'content.page.get': (request, context) =>
    found(request, context, asked => {
      const page = findPage(context.content, asked, request.path.page)
      if (page === undefined) return undefined
      const { sections, ...shown } = shownPage(page, asked, context)
      return { ...shown, sections: page.name === 'home' ? underExperiment(sections, context.language) : sections }
    }),

  'content.augmented-page.get': (request, context) =>
    found(request, context, asked => {
      const page = findPage(context.content, asked, request.path.page)
      if (page === undefined) return undefined
      return {
        ...shownPage(page, asked, context),
        href: page.href,
        trail: trailOf(context.content, asked, page).map(linkOf),
        children: childrenOf(context.content, asked, page.name).map(linkOf),
        ...placedSlots(slotsOf(context, asked, page.name, page.kind)),
      }
    }),

  'content.category.get': (request, context) =>
    found(request, context, asked => {
      const category = context.catalogue().categories.find(request.path.categoryId)
      if (category === undefined) return undefined
      const places = [...context.catalogue().categories.trail(category.id, context.language)].toReversed()
      return {
        categoryId: category.id,
        ...slotsOf(context, asked, ...places.map(({ id }) => `category/${id}`), 'category'),
      }
    }),

  'content.search.get': (request, context) =>
    found(request, context, asked => {
      const kinds = ownValue(searchTypes, request.path.searchType)
      if (kinds === undefined) return undefined
      const { query: q = '', page = 1, pageSize = usualPage } = request.query
      const all = searchPages(context.content, asked, q, kinds)
      return { total: all.length, page, pageSize, items: all.slice((page - 1) * pageSize, page * pageSize) }
    }),

  'content.menu.get': (request, context) => found(request, context, ({ locale }) => context.content.menu(locale)),

  'content.footer.get': (request, context) => found(request, context, ({ locale }) => context.content.footer(locale)),

  'content.fragment.get': (request, context) =>
    found(request, context, ({ locale }) => {
      const items = context.content.fragment(request.path.fragmentId, locale)
      return items && { id: request.path.fragmentId, items: [...items] }
    }),

  'content.children.list': (request, context) =>
    found(request, context, asked => {
      const parent = findPage(context.content, asked, request.path.parentPageSlug)
      return parent && { parent: parent.name, items: childrenOf(context.content, asked, parent.name).map(linkOf) }
    }),

  'content.popups.list': (request, context) =>
    found(request, context, asked => ({
      popups: context.content
        .popups(asked.locale)
        .filter(popup => isShown(popup, asked))
        .map(popup => {
          const { id, name, minimizedTitle, baselines } = popup
          return { id, name, minimizedTitle, baselines, ...markOf(popup, asked, context) }
        }),
    })),

  'content.product.get': (request, context) =>
    found(request, context, asked => {
      const product = context.catalogue().find(request.path.productId)
      if (product === undefined) return undefined
      const [type = ''] = product.facets.type
      return {
        productId: product.id,
        ...slotsOf(context, asked, `product/${product.id}`, `product/${type}`, 'product'),
      }
    }),

  'content.showcase.get': (request, context) =>
    found(request, context, ({ locale }) => {
      const { docType } = request.path
      const items = context.content.showcase(docType, locale)
      const { id } = request.query
      return items && { docType, items: items.filter(item => id === undefined || item.id === id) }
    }),

  'content.error-section.get': (request, context) =>
    found(request, context, asked => {
      const { code } = request.path
      const { sections, place } = slotsOf(
        context,
        asked,
        `error/${code}`,
        ...(/^4\d\d$/.test(code) ? ['error/4xx'] : []),
      )
      return place === undefined ? undefined : { code, sections }
    }),

  'content.sign-up-modal-section.get': (request, context) =>
    found(request, context, asked => ({ sections: slotsOf(context, asked, 'sign-up-modal').sections })),

  'content.modal.get': (request, context) =>
    found(request, context, ({ locale }) => context.content.modal(request.path.contentId, locale)),

  'content.page-slots.get': (request, context) =>
    found(request, context, asked => {
      const found = slotsOf(context, asked, request.path.pageKind)
      return found.place === undefined ? undefined : { pageKind: request.path.pageKind, ...found }
    }),
} satisfies Handlers<typeof contentCalls, Contexts>

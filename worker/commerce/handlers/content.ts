import type { Handlers } from '#src/commerce/call.ts'
import type { contentCalls } from '#src/commerce/calls/content.ts'
import { ownValue } from '#src/kit/own-value.ts'

import { searchPages } from '../content/search.ts'
import { childrenOf, findPage, isShown, linkOf, trailOf } from '../content/shown.ts'
import { pageKinds, type PageKind } from '../content/site-content.ts'
import { contentFor, markOf, placedSlots, shownMenu, shownNotice, shownPage, slotsOf } from '../content/view.ts'
import type { Contexts } from '../context.ts'
import { underExperiment } from '../experiments/home-hero.ts'

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
    contentFor(request, context, asked => {
      const page = findPage(context.content, asked, request.path.page)
      if (page === undefined) return undefined
      const { sections, ...shown } = shownPage(page, asked, context)
      return { ...shown, sections: page.name === 'home' ? underExperiment(sections, context.language) : sections }
    }),

  'content.augmented-page.get': (request, context) =>
    contentFor(request, context, asked => {
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
    contentFor(request, context, asked => {
      const category = context.catalogue().categories.find(request.path.categoryId)
      if (category === undefined) return undefined
      const places = [...context.catalogue().categories.trail(category.id, context.language)].toReversed()
      return {
        categoryId: category.id,
        ...slotsOf(context, asked, ...places.map(({ id }) => `category/${id}`), 'category'),
      }
    }),

  'content.search.get': (request, context) =>
    contentFor(request, context, asked => {
      const kinds = ownValue(searchTypes, request.path.searchType)
      if (kinds === undefined) return undefined
      const { query: q = '', page = 1, pageSize = usualPage } = request.query
      const all = searchPages(context.content, asked, q, kinds)
      return { total: all.length, page, pageSize, items: all.slice((page - 1) * pageSize, page * pageSize) }
    }),

  'content.menu.get': (request, context) =>
    contentFor(request, context, asked => {
      const { items, notices } = context.content.menu(asked.locale)
      return { items: shownMenu(items, asked, context), ...shownNotice(notices, asked, context) }
    }),

  'content.footer.get': (request, context) =>
    contentFor(request, context, asked => ({
      items: shownMenu(context.content.footer(asked.locale).items, asked, context),
    })),

  'content.fragment.get': (request, context) =>
    contentFor(request, context, ({ locale }) => {
      const items = context.content.fragment(request.path.fragmentId, locale)
      return items && { id: request.path.fragmentId, items: [...items] }
    }),

  'content.children.list': (request, context) =>
    contentFor(request, context, asked => {
      const parent = findPage(context.content, asked, request.path.parentPageSlug)
      return parent && { parent: parent.name, items: childrenOf(context.content, asked, parent.name).map(linkOf) }
    }),

  'content.popups.list': (request, context) =>
    contentFor(request, context, asked => ({
      popups: context.content
        .popups(asked.locale)
        .filter(popup => isShown(popup, asked))
        .map(popup => {
          const { id, name, minimizedTitle, baselines } = popup
          return { id, name, minimizedTitle, baselines, ...markOf(popup, asked, context) }
        }),
    })),

  'content.product.get': (request, context) =>
    contentFor(request, context, asked => {
      const product = context.catalogue().find(request.path.productId)
      if (product === undefined) return undefined
      const [type = ''] = product.facets.type
      return {
        productId: product.id,
        ...slotsOf(context, asked, `product/${product.id}`, `product/${type}`, 'product'),
      }
    }),

  'content.showcase.get': (request, context) =>
    contentFor(request, context, ({ locale }) => {
      const { docType } = request.path
      const items = context.content.showcase(docType, locale)
      const { id } = request.query
      return items && { docType, items: items.filter(item => id === undefined || item.id === id) }
    }),

  'content.error-section.get': (request, context) =>
    contentFor(request, context, asked => {
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
    contentFor(request, context, asked => ({ sections: slotsOf(context, asked, 'sign-up-modal').sections })),

  'content.modal.get': (request, context) =>
    contentFor(request, context, asked => {
      const modal = context.content.modal(request.path.contentId, asked.locale)
      if (modal === undefined || !isShown(modal, asked)) return undefined
      const { id, title, size, items } = modal
      return { id, title, size, items, ...markOf(modal, asked, context) }
    }),

  'content.page-slots.get': (request, context) =>
    contentFor(request, context, asked => {
      const found = slotsOf(context, asked, request.path.pageKind)
      return found.place === undefined ? undefined : { pageKind: request.path.pageKind, ...found }
    }),
} satisfies Handlers<typeof contentCalls, Contexts>

import type { editingCalls } from '#src/commerce/calls/orders/editing.ts'
import { fail, ok } from '#src/kit/result.ts'

import { changesSince } from '../../content/feed.ts'
import { changeEntry, changePageTimes, entriesOf, pageAnswer } from '../../content/editing.ts'
import { pricesOf, reprice } from '../../catalogue/reprice.ts'
import { folded } from '../../search/words.ts'
import type { OperatorHandlers } from './operator-handlers.ts'

/** So many products are found at a time. */
const mostProducts = 50

export const editingHandlers: OperatorHandlers<typeof editingCalls> = {
  'operator.products.list': ({ query }, { catalogue, language }) => {
    const { products, currency } = catalogue()
    const words = folded(query.search)
    const found = products.filter(
      ({ id, name }) => id.toLowerCase() === query.search.toLowerCase() || folded(name[language]).includes(words),
    )
    return ok({
      currency,
      products: found.slice(0, mostProducts).map(({ id, name, prices }) => ({
        productId: id,
        name: name[language],
        current: prices.lowCurrent,
        original: prices.lowOriginal,
      })),
    })
  },

  'operator.prices.get': ({ path }, context) => {
    const product = context.catalogue().find(path.productId)
    return product === undefined ? fail('API404') : ok(pricesOf(context, product))
  },

  'operator.price.change': ({ path, body }, context) => {
    const product = context.catalogue().find(path.productId)
    if (product === undefined) return fail('API404')
    return ok({ isSaved: reprice(context, product, body) })
  },

  'operator.pages.list': ({ query }, context) => {
    const words = folded(query.search)
    const pages = context.content.pages(context.locale)
    const found = pages.filter(({ title, name }) => folded(title).includes(words) || name.includes(words))
    return ok({ pages: found.map(page => pageAnswer(context, page)) })
  },

  'operator.page-times.change': ({ path, body }, context) => {
    const page = context.content.pages(context.locale).find(({ name }) => name === path.name)
    return page === undefined ? fail('API404') : ok({ isSaved: changePageTimes(context, page, body) })
  },

  'operator.slots.list': (_, { content, locale }) =>
    ok({
      slots: content.places().flatMap(place => {
        const entries = (content.slots(place, locale) ?? []).flatMap(({ items }) => items).length
        return entries === 0 ? [] : [{ place, entries }]
      }),
    }),

  'operator.slot.get': ({ query: { place } }, context) => {
    const entries = entriesOf(context, place)
    return entries === undefined ? fail('API404') : ok({ place, entries })
  },

  'operator.entry.change': ({ body }, context) => {
    const entry = entriesOf(context, body.place)?.find(({ id }) => id === body.id)
    return entry === undefined ? fail('API404') : ok({ isSaved: changeEntry(context, entry, body) })
  },

  'operator.changes.list': ({ query }, context) => ok(changesSince(context, query.since)),
}

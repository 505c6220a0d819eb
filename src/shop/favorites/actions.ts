import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { productId, upc } from '#src/commerce/calls/shapes.ts'
import type { Favorites } from '#src/commerce/calls/consumer/wishlists.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { adding, filling } from '../basket.ts'
import { command, type CommandContext } from '../command.ts'
import { parseEmails } from './model/emails.ts'
import { onlySku } from './model/only-sku.ts'

const maybeBack = { back: v.optional(v.string()) } as const

/** The answer to a heart: whether the product is a favourite now, and the number of favourites. */
const kept = ({ visit }: CommandContext, itemId: string, isFavorite: boolean, { total }: Favorites) => {
  visit.showFavoritesCount(total)
  return { itemId, isFavorite, total }
}

/** `POST /-/favorites/keep` */
const keep = command({
  input: v.object({ itemId: productId, ...maybeBack }),
  run: async (context, { itemId }) => {
    const added = await context.commerce('wishlists.favorites.post', { itemId })
    return added.ok ? ok({ value: kept(context, itemId, true, added.value) }) : added
  },
})

/** Takes a product from the visit's own list. */
async function drop({ commerce }: CommandContext, itemId: string): Promise<Result<Favorites>> {
  const own = await commerce('wishlists.favorites.list', { count: '1' })
  if (!own.ok) return own
  return commerce('wishlists.favorites-item.remove', { favoriteId: own.value.favoriteId, itemId })
}

/** `POST /-/favorites/drop`: what is gone already is gone. */
const dropOne = command({
  input: v.object({ itemId: productId, from: v.optional(v.picklist(['page'])) }),
  run: async (context, { itemId, from }) => {
    const dropped = await drop(context, itemId)
    if (!dropped.ok && dropped.code !== 'PLP400') return dropped
    const value = dropped.ok ? kept(context, itemId, false, dropped.value) : { itemId, isFavorite: false }
    return ok({ value, ...(from === 'page' && { to: href(context.locale, 'favorites') }) })
  },
})

/**
 * `POST /-/favorites/move`: into the cart and off the list. Where a colour or size has to be chosen first, the product's
 * page is where.
 */
const move = command({
  input: v.object({ itemId: productId, upc: v.optional(upc) }),
  run: async (context, { itemId, upc: chosen }) => {
    const { commerce, locale } = context
    const product = await commerce('products.details.get', { productId: itemId })
    if (!product.ok) return product
    const sku = chosen ?? onlySku(product.value.variants)
    if (sku === undefined)
      return ok({
        value: {},
        to: href(locale, 'product', { slug: product.value.slug }),
        notice: { key: 'favorites.choose' },
      })
    const added = await filling(context, adding(context, { upc: sku, qty: 1 }))
    if (!added.ok) return added
    const dropped = await drop(context, itemId)
    if (dropped.ok) context.visit.showFavoritesCount(dropped.value.total)
    return ok({ value: added.value.value, to: href(locale, 'favorites'), notice: { key: 'favorites.moved' } })
  },
})

/** `POST /-/favorites/share`: sends the list's address to up to five people (D50). */
const share = command({
  input: v.object({
    emails: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_300)),
    message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  }),
  run: async ({ commerce, locale }, { emails, message }) => {
    const people = parseEmails(emails)
    if (!people.ok) return fail(people.code, { problems: { emails: people.code } })
    const own = await commerce('wishlists.favorites.list', { count: '1' })
    if (!own.ok) return own
    const { favoriteId } = own.value
    const shared = await commerce('wishlists.favorites-share.create', { favoriteId, emails: people.value, message })
    if (!shared.ok) return shared.code === 'AUT453' ? fail('AUT453', { problems: { emails: 'AUT453' } }) : shared
    const to = href(locale, 'favorites', undefined, { shared: favoriteId })
    return ok({
      value: { favoriteId },
      to,
      notice: { key: 'favorites.shared', values: { count: `${shared.value.sent}` } },
    })
  },
})

/** `POST /-/favorites/share-link`: makes the list one that can be read by its address, and shows the address. */
const shareLink = command({
  input: v.object({}),
  run: async ({ commerce, locale }) => {
    const own = await commerce('wishlists.favorites.list', { count: '1' })
    if (!own.ok) return own
    const { favoriteId } = own.value
    const shared = await commerce('wishlists.favorites-share.create', { favoriteId, emails: [] })
    if (!shared.ok) return shared
    return ok({ value: { favoriteId }, to: href(locale, 'favorites', undefined, { shared: favoriteId }) })
  },
})

export const favoritesCommands = { keep, drop: dropOne, move, share, 'share-link': shareLink } as const

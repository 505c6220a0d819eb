import * as v from 'valibot'

import { call } from '../../call.ts'
import { cart } from '../cart/cart-shapes.ts'
import { itemId, lineMarks, quantity } from '../cart/line-shapes.ts'
import { card } from '../catalogue/product-shapes.ts'
import { amount, count, currency, image, numberInQuery, productId, text, unguessable, upc } from '../shapes.ts'

export const listId = unguessable

/** R132. `itemId` is the product's id; `product` is absent when the shop no longer has it. */
const favorites = v.object({
  favoriteId: listId,
  items: v.array(v.object({ id: v.string(), itemId: productId, product: v.optional(card) })),
  total: count,
})
export type Favorites = v.InferOutput<typeof favorites>

/** R131. `itemId` is the SKU; `available` says whether it can be bought now. A gift card keeps its recipient (R017). */
const saved = v.object({
  saveForLaterId: listId,
  items: v.array(
    v.object({
      id: v.string(),
      itemId: upc,
      qty: count,
      ...lineMarks.entries,
      pageUrl: v.optional(v.string()),
      available: v.boolean(),
      name: v.string(),
      image: v.optional(image),
      /** The words of its colour and size. */
      variants: v.optional(v.array(v.string()), []),
      /** What one piece of it costs now. */
      price: v.optional(v.object({ currency, current: amount, original: amount })),
    }),
  ),
  total: count,
})
export type Saved = v.InferOutput<typeof saved>

/** D48: 24 favourites and 10 saved things on a page, at most 100 at once. */
const page = (size: number) =>
  v.object({
    start: v.optional(numberInQuery(0, 999_999), '0'),
    count: v.optional(numberInQuery(1, 100), String(size)),
  })

const inLists = ['AUT401', 'AUT404', 'AUT498'] as const

export const wishlistCalls = {
  'wishlists.favorites.list': call({
    method: 'GET',
    path: '/wishlists/v2/favorites',
    who: 'shopper',
    query: page(24),
    answer: favorites,
    errors: inLists,
  }),
  /** Adds a product (D50); adding it twice changes nothing. */
  'wishlists.favorites.post': call({
    method: 'POST',
    path: '/wishlists/v2/favorites',
    who: 'shopper',
    body: v.object({ itemId: productId }),
    answer: favorites,
    errors: [...inLists, 'PLP400'],
  }),
  'wishlists.favorites-item.remove': call({
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    who: 'shopper',
    answer: favorites,
    errors: [...inLists, 'AUT440', 'PLP400'],
  }),
  /** A list that its owner has shared; others answer AUT440. */
  'wishlists.favorites-share.get': call({
    method: 'GET',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    who: 'anyone',
    query: page(24),
    answer: favorites,
    errors: ['AUT440'],
  }),
  /**
   * Shares the list by e-mail with up to five people (D50). E-mails need an account (AUT404) with a confirmed address
   * of its own (PRO419); without recipients the list gets an address only.
   */
  'wishlists.favorites-share.create': call({
    method: 'POST',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    who: 'shopper',
    body: v.object({
      emails: v.pipe(v.array(text(254)), v.maxLength(5)),
      message: v.optional(text(500), ''),
    }),
    answer: v.object({ favoriteId: listId, sent: count }),
    errors: [...inLists, 'API429', 'AUT440', 'AUT453', 'PRO419'],
  }),
  'wishlists.saved-for-later.get': call({
    method: 'GET',
    path: '/wishlists/v2/saveForLater',
    who: 'shopper',
    query: page(10),
    answer: saved,
    errors: inLists,
  }),
  /** Changes an entry (D36), named by its SKU, or by its own id where the SKU is there for several people. */
  'cart.saved-for-later.put': call({
    method: 'PUT',
    path: '/cart/v2/saveForLater',
    who: 'shopper',
    body: v.object({ saveForLaterId: listId, itemId: v.union([upc, itemId]), qty: quantity }),
    answer: saved,
    errors: [...inLists, 'AUT440', 'ORD404'],
  }),
  /** Moves a line of the cart to the list (D36); what was there already grows. */
  'cart.saved-for-later.add': call({
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/saveForLater',
    who: 'shopper',
    body: v.object({ itemId, pageUrl: v.optional(text(300)) }),
    answer: v.object({ saved, cart }),
    errors: [...inLists, 'BSK404', 'ORD404'],
  }),
  /** Takes an entry off, named as above. */
  'cart.saved-for-later.remove': call({
    method: 'DELETE',
    path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
    who: 'shopper',
    answer: saved,
    errors: [...inLists, 'AUT440', 'ORD404'],
  }),
} as const

import type { Handlers } from '#src/commerce/call.ts'
import { marksOf } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Favorites, Saved, wishlistCalls } from '#src/commerce/calls/consumer/wishlists.ts'
import { fail, ok } from '#src/kit/result.ts'

import { choiceOf, variantsOf } from '../../cart/lines.ts'
import { quote } from '../../cart/quote.ts'
import { cardOf, imageOf } from '../../catalogue/views.ts'
import type { Context, Contexts, ShopperContext } from '../../context.ts'
import { touchBasket } from '../../db/orders/baskets.ts'
import { readVariant, type VariantRow } from '../../db/catalogue/catalogue.ts'
import { deleteLine, readLines } from '../../db/orders/lines.ts'
import {
  addToList,
  isShared,
  listOf,
  markShared,
  ownsList,
  readList,
  removeFromList,
  setListQty,
  type Span,
} from '../../db/accounts/lists.ts'
import { emailTo } from '../../mail/email-to.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { withBasket } from '../cart/basket.ts'

/** The first page of a list, after a change (D48). */
const firstPage = { favorites: { start: 0, count: 24 }, saved: { start: 0, count: 10 } } as const

function favorites(context: Context, favoriteId: string, span: Span = firstPage.favorites): Favorites {
  const { db, language } = context
  const catalogue = context.catalogue()
  const levels = catalogue.levels()
  const { items, total } = readList(db, favoriteId, span)
  return {
    favoriteId,
    total,
    items: items.map(({ id, itemId }) => {
      const product = catalogue.find(itemId)
      return { id, itemId, ...(product && { product: cardOf(catalogue, product, levels, language) }) }
    }),
  }
}

type SavedItem = Saved['items'][number]

/** What a saved thing looks like and costs now; nothing of one that is no longer sold. */
function shownOf(
  context: Context,
  variant: VariantRow | undefined,
  worth: number | undefined,
): Pick<SavedItem, 'image' | 'price'> & { variants: string[] } {
  const catalogue = context.catalogue()
  const choice = variant && choiceOf(variant, catalogue)
  if (variant === undefined || choice === undefined) return { variants: [] }
  const price = worth === undefined ? variant : { current: worth, original: worth }
  const { current, original } = price
  return {
    image: imageOf(catalogue, choice.product, choice.color, 'front', context.language),
    variants: variantsOf(price, choice, context).map(({ name }) => name),
    price: { currency: catalogue.currency, current, original },
  }
}

function saved(context: Context, saveForLaterId: string, span: Span = firstPage.saved): Saved {
  const { items, total } = readList(context.db, saveForLaterId, span)
  return {
    saveForLaterId,
    total,
    items: items.map(item => {
      const variant = readVariant(context.db, item.itemId)
      const product = variant && context.catalogue().find(variant.product_id)
      return {
        ...item,
        available: variant !== undefined && product !== undefined && variant.available > 0,
        name: product?.name[context.language] ?? '',
        ...shownOf(context, variant, item.giftAmount),
      }
    }),
  }
}

const own = (context: ShopperContext, kind: 'favorites' | 'saved') => listOf(context, context.consumerId, kind)

export const wishlistHandlers = {
  'wishlists.favorites.list': ({ query }, context) => ok(favorites(context, own(context, 'favorites'), query)),
  'wishlists.favorites.post': ({ body: { itemId } }, context) => {
    const product = context.catalogue().find(itemId)
    if (product === undefined) return fail('PLP400')
    const favoriteId = own(context, 'favorites')
    addToList(context, favoriteId, { itemId: product.id })
    return ok(favorites(context, favoriteId))
  },
  'wishlists.favorites-item.remove': ({ path: { favoriteId, itemId } }, context) => {
    if (!ownsList(context.db, favoriteId, context.consumerId, 'favorites')) return fail('AUT440')
    return removeFromList(context.db, favoriteId, itemId) ? ok(favorites(context, favoriteId)) : fail('PLP400')
  },
  'wishlists.favorites-share.get': ({ path: { favoriteId }, query }, context) =>
    isShared(context.db, favoriteId) ? ok(favorites(context, favoriteId, query)) : fail('AUT440'),
  'wishlists.favorites-share.create': ({ path: { favoriteId }, body: { emails, message } }, context) => {
    const { db, consumerId, now, account } = context
    if (!ownsList(db, favoriteId, consumerId, 'favorites')) return fail('AUT440')
    if (!emails.every(looksLikeEmail)) return fail('AUT453', { field: 'emails' })
    if (emails.length > 0 && account === undefined) return fail('AUT404')
    if (emails.length > 0 && account?.emailVerifiedAt === undefined) return fail('PRO419')
    for (const to of emails) {
      const write = emailTo(context, to)
      if (!write.ok) return write
      write.value({ kind: 'favorites-shared', values: { message }, path: `/favorites?list=${favoriteId}` })
    }
    markShared(db, favoriteId, now())
    return ok({ favoriteId, sent: emails.length })
  },

  'wishlists.saved-for-later.get': ({ query }, context) => ok(saved(context, own(context, 'saved'), query)),
  'cart.saved-for-later.put': ({ body: { saveForLaterId, itemId, qty } }, context) => {
    if (!ownsList(context.db, saveForLaterId, context.consumerId, 'saved')) return fail('AUT440')
    const isFound = setListQty(context.db, saveForLaterId, itemId, qty) > 0
    return isFound ? ok(saved(context, saveForLaterId)) : fail('ORD404')
  },
  'cart.saved-for-later.add': ({ path: { basketId }, body: { itemId, pageUrl } }, context) => {
    const { db } = context
    return db.transact(() => {
      const moved = withBasket<undefined, 'ORD404'>(context, basketId, basket => {
        const line = readLines(db, basket.id).find(({ id }) => id === itemId)
        if (line === undefined) return fail('ORD404')
        const { upc, qty, recipe_id, giftOption, giftAmount } = line
        const marks = marksOf({ recipeId: recipe_id === '' ? undefined : recipe_id, giftOption, giftAmount })
        addToList(context, own(context, 'saved'), { itemId: upc, qty, pageUrl, marks })
        deleteLine(db, line.id)
        touchBasket(db, basket.id)
        return ok(undefined)
      })
      if (!moved.ok) return moved
      return withBasket(context, basketId, basket =>
        ok({ saved: saved(context, own(context, 'saved')), cart: quote(context, basket) }),
      )
    })
  },
  'cart.saved-for-later.remove': ({ path: { saveForlaterId, itemId } }, context) => {
    if (!ownsList(context.db, saveForlaterId, context.consumerId, 'saved')) return fail('AUT440')
    return removeFromList(context.db, saveForlaterId, itemId) ? ok(saved(context, saveForlaterId)) : fail('ORD404')
  },
} satisfies Handlers<typeof wishlistCalls, Contexts>

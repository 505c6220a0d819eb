import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import { listId } from '#src/commerce/calls/consumer/wishlists.ts'
import { fail, ok } from '#src/kit/result.ts'

import { adding, changing, filling } from '../../basket.ts'
import { command } from '../../command.ts'
import { isGone } from '../model/done.ts'
import { markForm, marksIn } from '../model/marks.ts'
import { itemId, wholeNumber } from './fields.ts'

/** An entry has an id of its own: a SKU may be there more than once. */
const entry = itemId

/** `POST /-/cart/save`: a line goes from the cart to the list for later (D36). */
const save = command({
  input: v.object({ itemId, slug: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  run: (context, { itemId, slug }) =>
    changing(context, {
      make: async basketId => {
        const pageUrl = slug === '' ? {} : { pageUrl: href(context.locale, 'product', { slug }) }
        const saved = await context.commerce('cart.saved-for-later.add', { basketId, itemId, ...pageUrl })
        return saved.ok ? ok(saved.value.cart) : saved
      },
      isDone: isGone(itemId),
    }),
})

/** `POST /-/cart/unsave`: an entry of the list goes back into the cart. */
const unsave = command({
  input: v.object({ saveForLaterId: listId, entry, upc, qty: wholeNumber, ...markForm.entries }),
  run: async (context, { saveForLaterId, entry, upc, qty, ...marks }) => {
    const { commerce } = context
    const added = await filling(context, adding(context, { upc, qty, ...marksIn(marks) }))
    if (added.ok) await commerce('cart.saved-for-later.remove', { saveForlaterId: saveForLaterId, itemId: entry })
    return added
  },
})

/** `POST /-/cart/forget`: an entry leaves the list. */
const forget = command({
  input: v.object({ saveForLaterId: listId, entry }),
  run: async ({ commerce, locale }, { saveForLaterId, entry }) => {
    const gone = await commerce('cart.saved-for-later.remove', { saveForlaterId: saveForLaterId, itemId: entry })
    return gone.ok ? ok({ value: gone.value, to: href(locale, 'cart') }) : fail(gone.code, gone.detail)
  },
})

export const savedCommands = { save, unsave, forget } as const

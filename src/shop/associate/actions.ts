import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { itemId } from '#src/commerce/calls/cart/line-shapes.ts'
import { fail, ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command } from '../command.ts'
import { password } from '../sign-in/model/fields.ts'
import { mergeNotice } from '../sign-in/model/merge-notice.ts'
import { sessionMs } from './model/buy-in-store.ts'
import { sellingCommands } from './actions-selling.ts'

const filled = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest))

/** `POST /-/associate/enter`: an associate begins to serve in their store (R007, R021, R023). */
const enter = command({
  input: v.object({ username: filled(254), password, storeId: v.optional(filled(40)) }),
  secret: ['password'],
  run: async ({ commerce, visit, locale }, form) => {
    const tokens = await commerce('auth.agent.login', form)
    if (!tokens.ok) return tokens
    await visit.signIn(tokens.value)
    await visit.change({ endsAt: Date.now() + sessionMs })
    visit.showCartCount(0)
    return ok({ value: {}, to: href(locale, 'storeIpads') })
  },
})

/** `POST /-/associate/leave`: clearing the session signs out and leads to /associate-login (R186). */
const leave = command({
  input: v.object({}),
  run: async ({ visit, locale }) => {
    await visit.signOut()
    return ok({ value: {}, to: href(locale, 'associateLogin'), notice: { key: 'associate.left' } })
  },
})

/** An amount as people write it, e.g. `12.50` or `12,50`, in minor units. */
const money = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,6}(?:[.,]\d{1,2})?$/, 'PRC400'),
  v.transform(text => Math.round(Number(text.replace(',', '.')) * 100)),
)

/** `POST /-/associate/adjust`: takes something off a line, with a reason (D30); a line has one adjustment. */
const adjust = command({
  input: v.object({
    itemId,
    adjustmentId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    amount: money,
    reason: filled(120),
  }),
  run: async ({ commerce, visit, locale }, { itemId, adjustmentId, amount, reason }) => {
    const { basketId } = visit
    if (basketId === undefined) return fail('BSK404')
    const adjusted =
      adjustmentId === undefined
        ? await commerce('cart.price-adjustment.create', { basketId, itemId, amount, reason })
        : await commerce('cart.price-adjustment.update', { basketId, adjustmentId, amount, reason })
    if (!adjusted.ok) return atField(adjusted, { PRC400: 'amount' })
    return ok({ value: adjusted.value, to: href(locale, 'storeIpads'), notice: { key: 'associate.adjusted' } })
  },
})

/** `POST /-/associate/unadjust`: removes a line's adjustment. */
const unadjust = command({
  input: v.object({ adjustmentId: filled(64) }),
  run: async ({ commerce, visit, locale }, { adjustmentId }) => {
    const { basketId } = visit
    if (basketId === undefined) return fail('BSK404')
    const removed = await commerce('cart.price-adjustment.remove', { basketId, adjustmentId })
    return removed.ok ? ok({ value: removed.value, to: href(locale, 'storeIpads') }) : removed
  },
})

/** `POST /-/associate/hand-over`: makes a code for the cart; the desk shows it once. */
const handOver = command({
  input: v.object({}),
  run: async ({ commerce, visit, locale }) => {
    const { basketId } = visit
    if (basketId === undefined) return fail('BSK404')
    const offered = await commerce('cart.hand-over.create', { basketId })
    if (!offered.ok) return offered
    return ok({ value: {}, flash: { code: offered.value.code }, to: href(locale, 'storeIpads') })
  },
})

/** `POST /-/associate/take`: moves the cart behind a code to the shopper; the sale stays the associate's (R142). */
const take = command({
  input: v.object({ code: filled(128) }),
  secret: ['code'],
  run: async ({ commerce, visit, locale }, { code }) => {
    const taken = await commerce('cart.hand-over.take', { code })
    if (!taken.ok) return fail(taken.code, { to: href(locale, 'handOver') })
    const { cart, associate, ...merged } = taken.value
    await visit.keepCart(cart)
    await visit.change({ soldIn: { basketId: cart.id, associate } })
    visit.showCartCount(cart.totalItems)
    return ok({
      value: {},
      to: href(locale, 'cart'),
      notice: mergeNotice(merged, { merged: 'associate.take.merged', other: 'associate.take.done' }),
    })
  },
})

export const associateCommands = {
  enter,
  leave,
  adjust,
  unadjust,
  'hand-over': handOver,
  take,
  ...sellingCommands,
} as const

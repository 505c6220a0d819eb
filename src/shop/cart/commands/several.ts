import * as v from 'valibot'

import { stockCodes } from '#src/commerce/calls/cart/cart.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import { fail, type Result } from '#src/kit/result.ts'
import { thingsIn } from '#src/product-ui/orders/wanted-items.ts'

import { adding, filling } from '../../basket.ts'
import { command, type CommandContext } from '../../command.ts'
import type { CommandResult } from '../../command-answer.ts'
import { wholeNumber } from './fields.ts'

/** An order has more lines at times; the first of them are put in. */
const most = 20

const things = v.pipe(
  v.looseObject({}),
  v.transform(form => thingsIn(form).slice(0, most)),
  v.array(v.object({ upc, qty: wholeNumber })),
)

/** Every thing is asked for by a key of its own, which is the same when the press is sent again. */
const ofThing = (context: CommandContext, index: number): CommandContext => ({
  ...context,
  idempotencyKey: `${context.idempotencyKey.slice(0, 60)}-${index}`,
})

/** Whether a code says that this thing cannot be had, and nothing of the others. */
const isOfThing = (code: string): boolean => stockCodes.some(one => one === code)

/**
 * `POST /-/cart/several`: puts several things in with one press: a kit, an order once more. What cannot be had is left
 * out, and how many that were is said; the press is refused when nothing can be had.
 */
const several = command({
  refusedOn: 'cart',
  input: things,
  run: async (context, wanted): Promise<Result<CommandResult<Cart>>> => {
    let done: Result<CommandResult<Cart>> | undefined
    let refused: Result<CommandResult<Cart>> | undefined
    let left = 0
    for (const [index, thing] of wanted.entries()) {
      const one = ofThing(context, index)
      const added = await filling(one, adding(one, thing))
      if (added.ok) done = added
      else if (isOfThing(added.code)) {
        refused ??= added
        left += 1
      } else return added
    }
    if (done?.ok !== true) return refused ?? fail('NOTHING_CHOSEN')
    return left === 0
      ? done
      : { ...done, value: { ...done.value, notice: { key: 'cart.several.left', values: { count: `${left}` } } } }
  },
})

export const severalCommands = { several } as const

import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { customerSearch } from '#src/commerce/calls/associates.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { adding, filling } from '../basket.ts'
import type { CommandResult } from '../command-answer.ts'
import { command, type CommandContext } from '../command.ts'
import { spellingsOf } from './model/scanned-code.ts'

/** Puts the first spelling of a code in that is sold. */
async function addScanned(context: CommandContext, spellings: readonly string[]): Promise<Result<CommandResult<Cart>>> {
  for (const upc of spellings) {
    const added = await filling(context, adding(context, { upc, qty: 1 }))
    if (added.ok || added.code !== 'ORD404') return added
  }
  return fail('scan.unknown')
}

/** `POST /-/associate/scan`: a barcode goes into the cart; any other words are searched for. */
const scan = command({
  input: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(60)) }),
  run: async (context, { code }): Promise<Result<CommandResult<unknown>>> => {
    const { locale } = context
    const spellings = spellingsOf(code)
    if (spellings.length === 0) return ok({ value: {}, to: href(locale, 'search', undefined, { q: code }) })
    const added = await addScanned(context, spellings)
    if (!added.ok) return fail(added.code, { problems: { code: added.code }, ...Object(added.detail) })
    return ok({ value: added.value.value, to: href(locale, 'storeIpads'), notice: { key: 'associate.scanned' } })
  },
})

/** `POST /-/associate/customer`: who is meant stays in the sealed cookie until the desk has looked them up, never in an address. */
const customer = command({
  input: v.object({
    search: v.pipe(
      v.string(),
      v.check(text => v.is(customerSearch, text), 'customer.search'),
      v.trim(),
    ),
  }),
  run: async ({ visit, locale }, { search }) =>
    visit.seller === undefined ? fail('AUT404') : ok({ value: {}, flash: { search }, to: href(locale, 'storeIpads') }),
})

export const sellingCommands = { scan, customer } as const

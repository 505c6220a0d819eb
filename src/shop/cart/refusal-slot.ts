import { refusalOf } from '#src/language/refusals.ts'
import { giftReceiptCommand } from '#src/product-ui/gifts/gift-receipt-command.ts'

import type { RefusedCommand } from '../page.ts'

/** The place on `/cart` for a plain form's refusal: at the code, at the gift, in the open form, at a line, or above everything. */
export type CartRefusalSlot = 'code' | 'gift' | 'form' | 'line' | 'top'

type Line = { readonly id: string }

/** A refusal about one line is said at that line while the cart holds it (R321, R322), one of a code at the code (D21). */
export function refusalSlotOf(refused: RefusedCommand, lines: readonly Line[]): CartRefusalSlot {
  const { command, code, problems, values } = refused
  if (command === 'cart/coupon') return problems.code === undefined ? 'top' : 'code'
  if (command === giftReceiptCommand) return 'gift'
  if (command === 'cart/gift' && Object.keys(problems).length > 0) return 'form'
  const isHeld = lines.some(({ id }) => id === values.itemId)
  return isHeld && refusalOf(code).place === 'item' ? 'line' : 'top'
}

import { deliveryCommands } from './commands/delivery.ts'
import { giftReceiptCommands } from './commands/gift-receipt.ts'
import { lineCommands } from './commands/lines.ts'
import { lookCommands } from './commands/look.ts'
import { promotionCommands } from './commands/promotions.ts'
import { savedCommands } from './commands/saved.ts'
import { severalCommands } from './commands/several.ts'
import { takingOutCommands } from './commands/taking-out.ts'

/** Everything a shopper can change about the cart. */
export const cartCommands = {
  ...lineCommands,
  ...severalCommands,
  ...takingOutCommands,
  ...savedCommands,
  ...deliveryCommands,
  ...promotionCommands,
  ...giftReceiptCommands,
  ...lookCommands,
} as const

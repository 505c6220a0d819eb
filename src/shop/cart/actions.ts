import { deliveryCommands } from './commands/delivery.ts'
import { lineCommands } from './commands/lines.ts'
import { promotionCommands } from './commands/promotions.ts'
import { savedCommands } from './commands/saved.ts'

/** Everything a shopper can change about the cart. */
export const cartCommands = { ...lineCommands, ...savedCommands, ...deliveryCommands, ...promotionCommands } as const

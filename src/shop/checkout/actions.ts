import { creditCommands } from './commands/credits.ts'
import { respell } from './commands/home.ts'
import { expressCommands } from './commands/express.ts'
import { approvalCommands } from './commands/approval.ts'
import { paymentCommands } from './commands/payment.ts'
import { placingCommands } from './commands/placing.ts'
import { ship } from './commands/shipping.ts'
import { mendingCarts } from './commands/lost-cart.ts'

/** Everything from the cart to the confirmed order. */
export const checkoutCommands = {
  ...mendingCarts({
    ship,
    respell,
    ...paymentCommands,
    ...approvalCommands,
    ...creditCommands,
    ...expressCommands,
  }),
  // An order that may be on its way is looked for before anything is put back.
  ...placingCommands,
} as const

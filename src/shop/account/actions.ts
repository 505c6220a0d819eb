import { addressCommands } from './actions-addresses.ts'
import { paymentMethodCommands } from './actions-payment-methods.ts'
import { orderCommands } from './actions-orders.ts'
import { passkeyCommands } from './actions-passkeys.ts'
import { personCommands } from './actions-person.ts'
import { profileCommands } from './actions-profile.ts'
import { secondFactorCommands } from './actions-second-factor.ts'
import { securityCommands } from './actions-security.ts'

/** The account's commands, posted to `/-/account/{command}`. */
export const accountCommands = {
  ...profileCommands,
  ...personCommands,
  ...securityCommands,
  ...passkeyCommands,
  ...secondFactorCommands,
  ...addressCommands,
  ...paymentMethodCommands,
  ...orderCommands,
} as const

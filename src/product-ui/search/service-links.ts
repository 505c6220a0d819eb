import type { MessageKey } from '#src/language/keys.ts'
import type { RouteName } from '#routes/table.ts'

type ServiceLink = { readonly name: MessageKey; readonly to: RouteName }

/** What is looked for most beside goods: in the menu of phones, and where nothing was found. */
export const serviceLinks = [
  { name: 'account.area.accountOrderHistory', to: 'accountOrderHistory' },
  { name: 'stores.title', to: 'storeLocator' },
  { name: 'gift-card.title', to: 'giftCard' },
] as const satisfies readonly ServiceLink[]

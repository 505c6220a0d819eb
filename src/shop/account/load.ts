import type { MessageKey } from '#src/language/keys.ts'

import { personalPage, type LoadResult, type PersonalPage, type PersonalRequest } from '../page.ts'
import { loadAccount, loadAddress, loadAddresses, loadProfile } from './load-person.ts'
import { loadAddCard, loadCards, loadGiftCards, loadLoyalty } from './load-payment-methods.ts'
import { loadOrder, loadOrders } from './load-orders.ts'
import type { AccountArea } from './model/areas.ts'
import { AccountPage } from './page.tsx'
import { AddCardPage } from './pages/add-card.tsx'
import { AddressPage } from './pages/address.tsx'
import { AddressesPage } from './pages/addresses.tsx'
import { CardsPage } from './pages/cards.tsx'
import { GiftCardsPage } from './pages/gift-cards.tsx'
import { LoyaltyPage } from './pages/loyalty.tsx'
import { OrderPage } from './pages/order.tsx'
import { OrdersPage } from './pages/orders.tsx'
import { ProfilePage } from './pages/profile.tsx'
import { skeletonOf } from './parts/skeleton.tsx'

type Area<Props extends object> = {
  readonly here: AccountArea
  readonly title?: MessageKey
  readonly load: (request: PersonalRequest) => Promise<LoadResult<Props>>
  readonly Page: (props: Props) => React.ReactNode
}

/** A page of the account: its title, its place in the way around, and what it shows. */
const area = <Props extends object>({ here, title = `account.area.${here}`, load, Page }: Area<Props>): PersonalPage =>
  personalPage({
    head: ({ language }) => ({ title: `${language.t(title)} · Fellholm` }),
    load,
    Page,
    Skeleton: skeletonOf(here),
  })

/** `/account` and everything below it. Who is not signed in never comes this far (routes/guards.ts). */
export const accountPages = {
  account: area({ here: 'account', title: 'account.title', load: loadAccount, Page: AccountPage }),
  accountProfile: area({ here: 'accountProfile', load: loadProfile, Page: ProfilePage }),
  accountAddress: area({ here: 'accountAddress', load: loadAddresses, Page: AddressesPage }),
  accountAddShippingAddress: area({ here: 'accountAddress', load: loadAddress('S'), Page: AddressPage }),
  accountAddBillingAddress: area({ here: 'accountAddress', load: loadAddress('B'), Page: AddressPage }),
  accountCreditCards: area({ here: 'accountCreditCards', load: loadCards, Page: CardsPage }),
  accountAddCard: area({ here: 'accountCreditCards', load: loadAddCard, Page: AddCardPage }),
  accountGiftCards: area({ here: 'accountGiftCards', load: loadGiftCards, Page: GiftCardsPage }),
  accountLoyalty: area({ here: 'accountLoyalty', load: loadLoyalty, Page: LoyaltyPage }),
  accountOrderHistory: area({ here: 'accountOrderHistory', load: loadOrders, Page: OrdersPage }),
  accountOrderDetails: area({ here: 'accountOrderHistory', load: loadOrder, Page: OrderPage }),
} as const satisfies Record<string, PersonalPage>

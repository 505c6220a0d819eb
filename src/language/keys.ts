import type account from './messages/en/account.json'
import type associate from './messages/en/associate.json'
import type browse from './messages/en/browse.json'
import type cart from './messages/en/cart.json'
import type checkout from './messages/en/checkout.json'
import type consent from './messages/en/consent.json'
import type contact from './messages/en/contact.json'
import type content from './messages/en/content.json'
import type errors from './messages/en/errors.json'
import type events from './messages/en/events.json'
import type favorites from './messages/en/favorites.json'
import type giftCard from './messages/en/gift-card.json'
import type newsletter from './messages/en/newsletter.json'
import type orders from './messages/en/orders.json'
import type product from './messages/en/product.json'
import type reviews from './messages/en/reviews.json'
import type shell from './messages/en/shell.json'
import type signIn from './messages/en/sign-in.json'
import type stores from './messages/en/stores.json'
import type ui from './messages/en/ui.json'
import type warranty from './messages/en/warranty.json'

/** Every text the store can say; English has them all. */
export type MessageKey = keyof (typeof account &
  typeof associate &
  typeof browse &
  typeof cart &
  typeof checkout &
  typeof consent &
  typeof contact &
  typeof content &
  typeof errors &
  typeof events &
  typeof favorites &
  typeof giftCard &
  typeof newsletter &
  typeof orders &
  typeof product &
  typeof reviews &
  typeof shell &
  typeof stores &
  typeof signIn &
  typeof ui &
  typeof warranty)

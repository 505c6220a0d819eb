import { ownValue } from '#src/kit/own-value.ts'
import { accountCommands } from '#src/shop/account/actions.ts'
import { associateCommands } from '#src/shop/associate/actions.ts'
import { cartCommands } from '#src/shop/cart/actions.ts'
import { checkoutCommands } from '#src/shop/checkout/actions.ts'
import type { SealedCommand } from '#src/shop/command.ts'
import { favoritesCommands } from '#src/shop/favorites/actions.ts'
import { signInCommands } from '#src/shop/sign-in/actions.ts'
import { giftCardCommands } from '#src/shop/gift-card/actions.ts'
import { orderCommands } from '#src/shop/orders/actions.ts'
import { visitorCommands } from '#src/shop/content/actions.ts'
import { newsletterCommands } from '#src/shop/newsletter/actions.ts'
import { eventCommands } from '#src/shop/events/actions.ts'
import { contactCommands } from '#src/shop/contact/actions.ts'
import { warrantyCommands } from '#src/shop/warranty/actions.ts'
import { productCommands } from '#src/shop/product/actions.ts'
import { reviewsCommands } from '#src/shop/reviews/actions.ts'
import { storesCommands } from '#src/shop/stores/actions.ts'

/** Room → command: everything a shopper can change, posted to `/-/{room}/{command}`. */
export const commands = {
  account: accountCommands,
  associate: associateCommands,
  'gift-card': giftCardCommands,
  orders: orderCommands,
  cart: cartCommands,
  checkout: checkoutCommands,
  favorites: favoritesCommands,
  newsletter: newsletterCommands,
  product: productCommands,
  reviews: reviewsCommands,
  stores: storesCommands,
  'sign-in': signInCommands,
  visitor: visitorCommands,
  events: eventCommands,
  contact: contactCommands,
  warranty: warrantyCommands,
} as const satisfies Record<string, Readonly<Record<string, SealedCommand>>>

const rooms: Readonly<Record<string, Readonly<Record<string, SealedCommand>>>> = commands

export const findCommand = (room: string, name: string): SealedCommand | undefined =>
  ownValue(ownValue(rooms, room) ?? {}, name)

/** Rooms of `src/shop` that have personal pages alone (`kind` in `routes/table.ts`), of those with a style of their own. */
export const personalRooms = ['account', 'associate', 'cart', 'checkout', 'events', 'favorites', 'orders', 'sign-in']

const places = [
  `shop/(?:${personalRooms.join('|')})/.*`,
  'shop/order-parts',
  'product-ui/(?:gifts|payment)/.*',
  'ui/(?:controls/combobox|feedback/(?:qr-code|tooltip)|layout/tabs)',
]

/** Style modules that no public page shows: of personal rooms, of orders, payment and gifts, and a few parts of the kit. */
export const personalStyles = `src/(?:${places.join('|')})\\.module\\.css$`

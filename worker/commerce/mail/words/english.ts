import { en } from './en.ts'
import type { LetterWords } from './shape.ts'

const { order, news, actions, labels } = en

/** Letters as Canada writes English. */
export const canadian: LetterWords = {
  ...en,
  order: {
    ...order,
    'order-cancelled': { ...order['order-cancelled'], subject: 'Your order {order} is cancelled' },
    'cancelled-some': { ...order['cancelled-some'], subject: 'Part of your order {order} is cancelled' },
    'cancelled-unpaid': { ...order['cancelled-unpaid'], subject: 'Your order {order} is cancelled' },
  },
  news: {
    ...news,
    'price-drop': {
      ...news['price-drop'],
      lead: 'It is on your favourites. We do not know for how long it stays at this price.',
    },
  },
  labels: { ...labels, delivery: 'Delivery {number} of {count}', shipping: 'Delivery' },
}

/** Letters as Britain writes English: a parcel is collected, or it is delivered. */
export const british: LetterWords = {
  ...canadian,
  order: {
    ...canadian.order,
    'order-shipped': { ...order['order-shipped'], subject: 'Your parcel is on its way ({order})' },
    'order-ready': { ...order['order-ready'], subject: 'Ready for you to collect ({order})' },
    'order-delivered': { ...order['order-delivered'], subject: 'Your parcel has arrived ({order})' },
    'order-picked-up': { ...order['order-picked-up'], subject: 'You have collected your order {order}' },
    'refunded-nothing': {
      ...order['refunded-nothing'],
      lead: 'None of what was announced was in the parcel, so nothing goes back. If that is wrong, write to us.',
    },
  },
  actions: { ...actions, track: 'Track your parcel' },
  labels: {
    ...canadian.labels,
    ready: 'Ready to collect {from} – {to}',
    readyOn: 'Ready to collect on {from}',
    fetchAt: 'Collect it from',
  },
}

import type { EmailKind } from './emails.ts'

/** Letters about an order, by the event that causes them. */
export const orderKinds = [
  'order-confirmed',
  'order-shipped',
  'order-ready',
  'order-delivered',
  'order-picked-up',
  'gift-card-sent',
  'order-cancelled',
  'return-received',
  'order-refunded',
] as const
export type OrderKind = (typeof orderKinds)[number]

/** Letters that somebody asked for and can stop by one press (RFC 8058). */
export const newsKinds = ['price-drop', 'back-in-stock', 'cart-left'] as const
export type NewsKind = (typeof newsKinds)[number]

export type LetterKind = EmailKind | OrderKind | NewsKind | 'gift-card'

const isAmong =
  <Kind extends string>(kinds: readonly Kind[]) =>
  (kind: string): kind is Kind =>
    kinds.some(one => one === kind)

export const isOrderKind = isAmong(orderKinds)
export const isNewsKind = isAmong(newsKinds)

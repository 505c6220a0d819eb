import type { EmailKind } from './emails.ts'

/** What is written about an order, by what happened to it. */
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

/** What is written to people who asked to be told, and can be stopped by one press (RFC 8058). */
export const newsKinds = ['price-drop', 'back-in-stock', 'cart-left'] as const
export type NewsKind = (typeof newsKinds)[number]

export type LetterKind = EmailKind | OrderKind | NewsKind

const isAmong =
  <Kind extends string>(kinds: readonly Kind[]) =>
  (kind: string): kind is Kind =>
    kinds.some(one => one === kind)

export const isOrderKind = isAmong(orderKinds)
export const isNewsKind = isAmong(newsKinds)

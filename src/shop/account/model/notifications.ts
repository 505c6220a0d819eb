import type { Notifications } from '#src/commerce/calls/consumer/profile-shapes.ts'

/** Kinds of notifications, in the order shown. */
export const notificationKinds = [
  'orderEmail',
  'orderSms',
  'backInStockEmail',
  'priceDropEmail',
] as const satisfies readonly (keyof Notifications)[]

type Kind = (typeof notificationKinds)[number]

/** Whether somebody is written to: where they have said nothing, about orders by e-mail and of nothing else. */
export const isWanted = (notifications: Notifications, kind: Kind): boolean =>
  notifications[kind] ?? kind === 'orderEmail'

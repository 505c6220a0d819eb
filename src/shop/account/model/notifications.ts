import type { Notifications } from '#src/commerce/calls/profile-shapes.ts'

/** Kinds of notifications, in the order shown. */
export const notificationKinds = [
  'orderEmail',
  'orderSms',
  'backInStockEmail',
  'priceDropEmail',
] as const satisfies readonly (keyof Notifications)[]

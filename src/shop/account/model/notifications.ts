import type { Notifications } from '#src/commerce/calls/profile-shapes.ts'

/** What we write about without being asked, in the order shown. */
export const notificationKinds = [
  'orderEmail',
  'orderSms',
  'backInStockEmail',
  'priceDropEmail',
] as const satisfies readonly (keyof Notifications)[]

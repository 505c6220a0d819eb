/** The areas of the account in the order in which people look for them, by the names of their routes. */
export const accountAreas = [
  'account',
  'accountOrderHistory',
  'accountLoyalty',
  'accountProfile',
  'accountAddress',
  'accountCreditCards',
  'accountGiftCards',
] as const
export type AccountArea = (typeof accountAreas)[number]

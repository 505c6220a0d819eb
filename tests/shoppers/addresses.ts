/** Somewhere to send things to in the United States; whose mailbox is told of it is for the test to say. */
export const denverStreet = {
  firstName: 'Ada',
  lastName: 'Moor',
  addressLine1: '12 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  phone: '(303) 555-0142',
} as const

export const adasEmail = 'ada@example.com'

/** The same with her mailbox. */
export const denver = { ...denverStreet, email: adasEmail } as const

/** And in France, where addresses have no region. */
export const paris = {
  email: adasEmail,
  firstName: 'Ada',
  lastName: 'Moor',
  addressLine1: '1 rue de Rivoli',
  city: 'Paris',
  postalCode: '75001',
  countryCode: 'FR',
  phone: '01 23 45 67 89',
} as const

/** And in Belgium, whose banks have ways to pay of their own (D27). */
export const brussels = {
  email: adasEmail,
  firstName: 'Ada',
  lastName: 'Moor',
  addressLine1: 'Rue des Bouchers 1',
  city: 'Bruxelles',
  postalCode: '1000',
  countryCode: 'BE',
  phone: '02 123 45 67',
} as const

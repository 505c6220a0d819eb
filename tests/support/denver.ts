/** Somewhere to send things to in the United States; who lives there is for the test to say. */
export const denver = {
  firstName: 'Ada',
  lastName: 'Moor',
  addressLine1: '12 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  phone: '(303) 555-0142',
} as const

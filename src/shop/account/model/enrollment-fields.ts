import type { MessageKey } from '#src/language/keys.ts'

/** The fields that the steps of the profile may ask for. */
export const enrollmentFields = {
  phone: 'checkout.field.phone',
  firstName: 'checkout.field.firstName',
  lastName: 'checkout.field.lastName',
  postalCode: 'checkout.field.postalCode',
  birthDate: 'account.field.birthDate',
} as const satisfies Readonly<Record<string, MessageKey>>

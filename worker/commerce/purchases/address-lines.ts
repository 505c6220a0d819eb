import type { Address } from '#src/commerce/calls/delivery-shapes.ts'

/** An address line by line, as it stands on an envelope. */
export const addressLines = ({
  firstName,
  lastName,
  addressLine1,
  addressLine2 = '',
  postalCode,
  city,
  province = '',
  countryCode,
}: Address): string[] =>
  [
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2,
    `${postalCode} ${city} ${province}`.trim(),
    countryCode,
  ].filter(line => line !== '')

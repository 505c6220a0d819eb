/** Where an address lies, as far as its line of place says. */
export type AddressPlace = {
  readonly postalCode: string
  readonly city: string
  readonly province?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

type Given = { readonly postalCode: string; readonly city: string; readonly province: string }

const spaced = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')
const listed = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(', ')

/** Postal code first, as on most of the continent. */
const codeFirst = ({ postalCode, city, province }: Given): string[] => [spaced(postalCode, city, province)]

/** The lines of place by country, as its post writes them (UPU addressing standard). */
const byCountry: Readonly<Record<string, (given: Given) => string[]>> = {
  // Denver, CO 80202
  US: ({ postalCode, city, province }) => [listed(city, spaced(province, postalCode))],
  // Montréal QC  H2X 1Y4
  CA: ({ postalCode, city, province }) => [spaced(city, province, postalCode)],
  // The post town and its code stand under each other.
  GB: ({ postalCode, city }) => [city, postalCode],
}

/** City, province and postal code in the lines of their country. */
export const placeLines = ({ postalCode, city, province = '', countryCode }: AddressPlace): string[] =>
  (byCountry[countryCode] ?? codeFirst)({
    postalCode: postalCode.trim(),
    city: city.trim(),
    province: province.trim(),
  }).filter(line => line !== '')

/** The same in one line, for a sentence or a choice. */
export const placeLine = (place: AddressPlace): string => placeLines(place).join(', ')

export type PostalAddress = AddressPlace & {
  readonly addressLine1: string
  readonly addressLine2?: string | undefined
}

/** Street and place, without a country. */
export const streetLines = ({ addressLine1, addressLine2 = '', ...place }: PostalAddress): string[] =>
  [addressLine1, addressLine2, ...placeLines(place)].map(line => line.trim()).filter(line => line !== '')

/** Street and place in one line. */
export const streetLine = (address: PostalAddress): string => streetLines(address).join(', ')

/**
 * An address line by line, as it stands on an envelope: who, street, place and the name of the country in the language
 * of `tag` (BCP 47).
 */
export const addressLines = (
  address: PostalAddress & { readonly firstName: string; readonly lastName: string },
  tag: string,
): string[] => [
  spaced(address.firstName, address.lastName),
  ...streetLines(address),
  new Intl.DisplayNames([tag], { type: 'region' }).of(address.countryCode) ?? address.countryCode,
]

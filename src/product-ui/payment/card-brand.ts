/** Card brands as people know them, by the provider's name. */
const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

/** The brands that the store takes, by the provider's name. */
export const brands: readonly string[] = Object.keys(names)

/** `visa` → `Visa`; a brand the store does not know keeps the provider's name with a capital. */
export const brandName = (brand: string): string =>
  names[brand] ?? `${brand.slice(0, 1).toLocaleUpperCase('en')}${brand.slice(1)}`

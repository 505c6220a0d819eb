/** A country the store serves, as the location selector lists it (R157). */
export type ServedCountry = { readonly countryCode: string; readonly locales: readonly string[] }

type Facts = {
  /** Country of the store that is looked at. */
  readonly current: string
  /** Its language and country: `en-us`. */
  readonly locale: string
  /** The visitor's detected country; undefined where it is unknown. */
  readonly detected: string | undefined
  /** The country the visitor said to shop in. */
  readonly confirmed: string | null
  /** Nothing when they did not come. */
  readonly locations: readonly ServedCountry[] | undefined
}

/**
 * The country to ask about: where the visitor seems to be, when it is another than that of this store, is served in
 * another locale (R210), and the visitor has not said that this one is right (R211). Nothing when anything is not known
 * (R212).
 */
export function countryToConfirm({ current, locale, detected, confirmed, locations }: Facts): string | undefined {
  if (detected === undefined || detected === current || confirmed === current) return undefined
  const served = locations?.find(({ countryCode }) => countryCode === detected)?.locales ?? []
  return served.length > 0 && !served.includes(locale) ? detected : undefined
}

/** Where the browser keeps the country its user said to shop in. */
export const confirmedKey = 'confirmed-country'

let looked: Promise<string | undefined> | undefined

async function lookUp(): Promise<string | undefined> {
  try {
    const answer = await fetch('/get-user-geo-country')
    const { countryCode } = (await answer.json()) as { countryCode?: string | null }
    return countryCode ?? undefined
  } catch {
    return undefined
  }
}

/** The visitor's country (ISO 3166-1 alpha-2), asked once per document; undefined where it is unknown (R307). */
export const visitorCountry = (): Promise<string | undefined> => (looked ??= lookUp())

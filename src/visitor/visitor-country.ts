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

/** Where the visitor seems to be (ISO 3166-1 alpha-2), asked once a document; nothing when nobody knows (R307). */
export const visitorCountry = (): Promise<string | undefined> => (looked ??= lookUp())

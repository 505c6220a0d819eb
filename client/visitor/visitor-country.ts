/** Where the visitor seems to be (ISO 3166-1 alpha-2); nothing when the look-up fails or does not know (R307). */
export async function visitorCountry(): Promise<string | undefined> {
  try {
    const answer = await fetch('/get-user-geo-country')
    const { countryCode } = (await answer.json()) as { countryCode?: string | null }
    return countryCode ?? undefined
  } catch {
    return undefined
  }
}

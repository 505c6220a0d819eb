/** Time zones of provinces, where a country has more than one. */
const ofProvince: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    WA: 'America/Los_Angeles',
    OR: 'America/Los_Angeles',
    CA: 'America/Los_Angeles',
    NV: 'America/Los_Angeles',
    CO: 'America/Denver',
    UT: 'America/Denver',
    WY: 'America/Denver',
    MT: 'America/Denver',
    IL: 'America/Chicago',
    MN: 'America/Chicago',
    TX: 'America/Chicago',
  },
  CA: { BC: 'America/Vancouver', AB: 'America/Edmonton', NS: 'America/Halifax' },
}

/** The time zone of a country, and of the provinces that are not named above. */
const ofCountry: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
}

/** The time zone (IANA) in which a place's opening hours are meant. */
export const timeZoneOf = (countryCode: string, province = ''): string =>
  ofProvince[countryCode]?.[province] ?? ofCountry[countryCode] ?? 'UTC'

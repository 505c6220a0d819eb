import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

import { isPhoneCountry } from '../../src/kit/phone/phone-countries.ts'

type Metadata = {
  readonly version: number
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>
  readonly countries: Readonly<Record<string, unknown>>
}

/** The metadata of the countries whose numbers the store knows, of the two hundred and fifty that the library does. */
export function knownMetadata({ version, country_calling_codes: codes, countries }: Metadata): Metadata {
  const kept = Object.entries(codes).map(([code, of]) => [code, of.filter(isPhoneCountry)] as const)
  return {
    version,
    country_calling_codes: Object.fromEntries(kept.filter(([, of]) => of.length > 0)),
    countries: Object.fromEntries(Object.entries(countries).filter(([code]) => isPhoneCountry(code))),
  }
}

/** Ships no more of the phone library's metadata than the store's own countries: a fifteenth of 30 KB (gzip). */
export function phoneMetadata(): Plugin {
  return {
    name: 'fellholm:phone-metadata',
    enforce: 'pre',
    transform: {
      filter: { id: /\/libphonenumber-js\/metadata\.min\.json\.js$/ },
      handler(_, id) {
        const all = JSON.parse(readFileSync(id.slice(0, -'.js'.length), 'utf8')) as Metadata
        return { code: `export default ${JSON.stringify(knownMetadata(all))}`, map: null, moduleType: 'js' }
      },
    },
  }
}

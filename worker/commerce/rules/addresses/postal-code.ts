import type { City } from '../../stores/cities.ts'

/** The first three digits of ZIP codes, to the last that a state has of a run; the runs follow each other. */
const usRuns =
  '004:,005:NY,009:,027:MA,029:RI,038:NH,049:ME,054:VT,055:MA,059:VT,069:CT,089:NJ,099:,149:NY,196:PA,199:DE,200:DC,201:VA,205:DC,219:MD,246:VA,268:WV,269:,289:NC,299:SC,319:GA,349:FL,369:AL,385:TN,397:MS,399:GA,427:KY,429:,459:OH,479:IN,499:MI,528:IA,529:,549:WI,550:,567:MN,569:DC,577:SD,579:,588:ND,589:,599:MT,629:IL,658:MO,659:,679:KS,693:NE,699:,714:LA,715:,729:AR,732:OK,733:TX,749:OK,799:TX,816:CO,819:,831:WY,838:ID,839:,847:UT,849:,865:AZ,869:,884:NM,885:TX,888:,898:NV,899:,961:CA,966:,968:HI,969:,979:OR,994:WA,999:AK'
    .split(',')
    .map(run => ({ last: Number(run.slice(0, 3)), state: run.slice(4) }))

/** The first letter of Canadian postal codes. */
const caLetters: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
}

/** The state or province of a postal code, where addresses name one and the code tells it. */
export function provinceAt(countryCode: string, postalCode: string): string | undefined {
  if (countryCode === 'US' && /^\d{3}/.test(postalCode)) {
    const state = usRuns.find(({ last }) => Number(postalCode.slice(0, 3)) <= last)?.state
    return state === '' ? undefined : state
  }
  return countryCode === 'CA' ? caLetters[postalCode.charAt(0).toUpperCase()] : undefined
}

/** The town of a postal code among those that are known, the closest first. */
export function cityAt(
  places: readonly Pick<City, 'name' | 'countryCode' | 'postalPrefix'>[],
  countryCode: string,
  postalCode: string,
): string | undefined {
  const code = postalCode.replaceAll(/[\s-]/g, '').toUpperCase()
  const [best] = places
    .filter(place => place.countryCode === countryCode && code.startsWith(place.postalPrefix))
    .toSorted((a, b) => b.postalPrefix.length - a.postalPrefix.length)
  return best?.name
}

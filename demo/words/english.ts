import type { SiteName } from '#src/language/locales.ts'

/** Words that are not the same everywhere; the demonstration is written as the United States write. */
type Respelt = Readonly<Record<string, string>>

/** What Britain and Canada write alike. */
const spelling: Respelt = {
  gray: 'grey',
  color: 'colour',
  colors: 'colours',
  fiber: 'fibre',
  liter: 'litre',
  liters: 'litres',
  meters: 'metres',
  kilometers: 'kilometres',
  favorite: 'favourite',
  favorites: 'favourites',
  neighbor: 'neighbour',
  shipping: 'delivery',
}

const british: Respelt = {
  ...spelling,
  pants: 'trousers',
  aluminum: 'aluminium',
  anodized: 'anodised',
  zipper: 'zip',
  zippers: 'zips',
  zippered: 'zipped',
  package: 'parcel',
  'package’s': 'parcel’s',
  'parking lot': 'car park',
  'pickup points': 'collection points',
}

const words: Readonly<Partial<Record<SiteName, Respelt>>> = { 'fellholm-gb': british, 'fellholm-ca': spelling }

/** A measure as facts state it: `412 g / 14.5 oz`, whose blanks do not break. */
const twoMeasures = /([\d.,\u2212]+\u00a0(?:g|kg|cm|m²|°C)) \/ ([\d.,\u2212]+\u00a0(?:oz|lb|in|sq\u00a0ft|°F))/g

/** The measure people of a country think in comes first in the United States, and stands alone elsewhere. */
const measured = (site: SiteName, text: string): string =>
  text.includes(' / ') ? text.replaceAll(twoMeasures, site === 'fellholm-us' ? '$2 / $1' : '$1') : text

const capitalisedLike = (written: string, word: string): string =>
  /^[A-Z]/.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** English as it is written where a site sells, from English as it is written here. */
export function englishOf(site: SiteName): (text: string) => string {
  const own = words[site]
  if (own === undefined) return text => measured(site, text)
  const respelt = new RegExp(`\\b(?:${Object.keys(own).join('|')})\\b(?![’'-]?\\w)`, 'gi')
  return text => measured(site, text).replaceAll(respelt, one => capitalisedLike(one, own[one.toLowerCase()] ?? one))
}

const isText = (value: object): value is { readonly en: string; readonly es: string } =>
  'en' in value && 'es' in value && typeof value.en === 'string' && typeof value.es === 'string'

/** A value with every text in five languages said as its site says it; what it is not made of stays as it is. */
export function inEnglishOf<Value>(site: SiteName, value: Value): Value {
  const english = englishOf(site)
  const said = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(said)
    if (one instanceof Map) return new Map([...one].map(([key, held]) => [key, said(held)]))
    if (typeof one !== 'object' || one === null) return one
    if (isText(one)) return { ...one, en: english(one.en), es: measured(site, one.es) }
    return Object.fromEntries(Object.entries(one).map(([key, held]) => [key, said(held)]))
  }
  return said(value) as Value
}

/** The same for what is in English already: every text in it that is no address. */
export function englishIn<Value>(site: SiteName, value: Value): Value {
  if (words[site] === undefined) return value
  const english = englishOf(site)
  const said = (one: unknown): unknown => {
    if (typeof one === 'string') return one.startsWith('/') ? one : english(one)
    if (Array.isArray(one)) return one.map(said)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, held]) => [key, said(held)]))
  }
  return said(value) as Value
}

import { cookieValue } from '#src/kit/cookies/cookie-value.ts'
import { previewKeyParameter } from '#src/kit/preview-parameter.ts'

/** The consent categories (R163): required, performance and analytics, functional, targeting. */
export const consentCategories = {
  required: 'C0001',
  analytics: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
} as const
export type ConsentCategory = keyof typeof consentCategories

/** Categories the visitor can refuse. */
export const optionalCategories = ['analytics', 'functional', 'targeting'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** The cookie that says what was agreed to, a flag a category: `C0001:1,C0004:0` (D56). */
export const consentCookie = '__Host-consent'
/** Half a year, in seconds: then it is asked again. */
export const consentSeconds = 15_552_000

/** The countries that ask before anything is done (D56): EU, EEA, United Kingdom, Switzerland, Middle East, Africa. */
const emea: ReadonlySet<string> = new Set(
  [
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH',
    'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE',
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  ].flatMap(countries => countries.split(' ')),
)

/** Whether a country (ISO 3166-1 alpha-2) asks first. */
export const requiresConsent = (country: string): boolean => emea.has(country)

/** A browser's signals of consent. */
export type ConsentSignals = {
  readonly cookies: string
  /** Global Privacy Control, `Sec-GPC: 1`: a no to all that is not required, until its user agrees to it here. */
  readonly isPrivate: boolean
  /** Previews count as full consent (R074). */
  readonly isPreview: boolean
}

/** R074: whether an address is an editor's preview. A link that was sent to somebody agrees to nothing for them. */
export const isPreview = (query: URLSearchParams): boolean =>
  query.get('preview') === 'true' && !query.has(previewKeyParameter)

/** Each `:` may be escaped, as browsers' libraries write it. */
const flagPattern = /(C000\d)(?::|%3A)([01])/g

/** The cookie's answer for a category: agreed, refused, or none. */
function flagOf(category: ConsentCategory, cookies: string): boolean | undefined {
  const flags = cookieValue(cookies, consentCookie) ?? ''
  const code = consentCategories[category]
  const [, , flag] = flags === '' ? [] : ([...flags.matchAll(flagPattern)].find(([, of]) => of === code) ?? [])
  return flag === undefined ? undefined : flag === '1'
}

/** The visitor's answer for a category, whatever the country; undefined without one. */
export const answerTo = (
  category: ConsentCategory,
  { cookies, isPrivate, isPreview }: ConsentSignals,
): boolean | undefined => isPreview || (flagOf(category, cookies) ?? (isPrivate ? false : undefined))

/** Whether something may be done: in EMEA what was agreed to (R277), elsewhere what was not refused (R276). */
export const hasConsent = (category: ConsentCategory, country: string, signals: ConsentSignals): boolean =>
  answerTo(category, signals) ?? !requiresConsent(country)

/** Whether there is anything to ask: where one asks first, of who has said neither yes nor no. */
export const shouldAskForConsent = (country: string, { cookies, isPrivate, isPreview }: ConsentSignals): boolean =>
  requiresConsent(country) && !isPreview && !isPrivate && flagOf('required', cookies) === undefined

/** The value of the cookie for who agrees to these, and to nothing else. */
export const consentValue = (agreed: readonly OptionalCategory[]): string =>
  Object.entries(consentCategories)
    .map(([name, code]) => `${code}:${name === 'required' || agreed.some(one => one === name) ? 1 : 0}`)
    .join(',')

import type { CommandResult } from '#src/shop/command-answer.ts'
import {
  answerTo,
  consentCookie,
  optionalCategories,
  requiresConsent,
  shouldAskForConsent,
} from '#src/visitor/consent.ts'

import { consentCountryOf, consentSignals } from '../consent.ts'
import type { StorefrontContext } from '../context.ts'
import { countTraffic, countWhatever } from './count-traffic.ts'

/** Counts a page that asks for consent, by country and locale. Whoever has not answered is asked by each page they open. */
export function countConsentQuestion(c: StorefrontContext, country: string): void {
  if (!requiresConsent(country) || !shouldAskForConsent(country, consentSignals(c))) return
  const locale = c.get('locale')
  countTraffic(c, 'consent-asked', `${country} ${locale}`, locale)
}

/** Counts an answer, when a command's cookies are one: by country, locale and the categories that were agreed to. */
export function countConsentAnswer(c: StorefrontContext, cookies: CommandResult<unknown>['cookies']): void {
  const answer = cookies?.find(({ name }) => name === consentCookie)
  if (answer === undefined) return
  const signals = { cookies: `${consentCookie}=${answer.value}`, isPrivate: false, isPreview: false }
  const agreed = optionalCategories.filter(category => answerTo(category, signals) === true)
  const locale = c.get('locale')
  countWhatever(c, 'consent-answered', [consentCountryOf(c), locale, ...agreed].join(' '), locale)
}

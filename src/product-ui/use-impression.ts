import { useEffect, useEffectEvent } from 'react'

import type { Recommendation } from '#src/commerce/calls/assortment.ts'
import { useCommerceHere } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales, type Locale } from '#src/language/locales.ts'
import { hasConsent } from '#src/visitor/consent.ts'
import { consentHere } from '#src/visitor/consent-here.ts'
import { visitorId } from '#src/visitor/visitor-id.ts'

import { inView, reportImpression } from './impressions.ts'

/** Who is told of to the engine: whoever agrees to targeting (R074, R276, R277), in the country of the page's locale. */
const visitorOf = (locale: Locale): string | undefined =>
  hasConsent('targeting', locales[locale].country, consentHere()) ? visitorId() : undefined

/** Tells the engine once which of what it recommends was seen (R304). */
export function useImpression(items: readonly Recommendation[] | undefined): void {
  const { locale } = useLanguage()
  // On the server nothing is seen, and there is nobody to tell.
  const commerce = useCommerceHere()
  const report = useEffectEvent((seen: readonly Recommendation[]) => {
    if (commerce !== undefined) reportImpression(commerce, inView(seen), visitorOf(locale))
  })
  useEffect(() => {
    if (items !== undefined) report(items)
  }, [items])
}

import { useEffect, useEffectEvent, type RefObject } from 'react'

import type { Recommendation } from '#src/commerce/calls/catalogue/assortment.ts'
import { useCommerceHere } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import type { Locale } from '#src/language/locales.ts'
import { isAllowedHere } from '#src/visitor/consent-here.ts'
import { visitorId } from '#src/visitor/visitor-id.ts'

import { inView, reportImpression } from './impressions.ts'

/** The visitor id, with consent to targeting only (R074, R276, R277). */
const visitorOf = async (locale: Locale): Promise<string | undefined> =>
  (await isAllowedHere('targeting', locale)) ? visitorId() : undefined

/** How much of the block has to be on the screen before what it shows counts as seen. */
const seenShare = 0.5

/** Tells the engine once which of what it recommends was seen (R304): when half of the block is on the screen. */
export function useImpression(
  items: readonly Recommendation[] | undefined,
  block: RefObject<HTMLElement | null>,
): void {
  const { locale } = useLanguage()
  // On the server there is no client, and nothing is reported.
  const commerce = useCommerceHere()
  const report = useEffectEvent((seen: readonly Recommendation[]) => {
    if (commerce === undefined) return
    void visitorOf(locale).then(visitor => reportImpression(commerce, inView(seen), visitor))
  })
  useEffect(() => {
    if (items === undefined || block.current === null) return undefined
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        report(items)
      },
      { threshold: seenShare },
    )
    observer.observe(block.current)
    return () => observer.disconnect()
  }, [items, block])
}

import { useEffect, useState } from 'react'

import type { Widget } from '#src/commerce/calls/catalogue/assortment.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { widgetFor } from '#src/personalization/actions.ts'

/** Where on the store recommendations stand, by the engine's names. */
export type RecommendationSlot = 'product'

/**
 * By which rule products are recommended: as the engine decides for the slot, else as the page has it. Nothing while the
 * decision is pending (R208).
 */
export function useDecidedWidget(slot: RecommendationSlot | undefined, usual: Widget): Widget | undefined {
  const { locale } = useLanguage()
  const [widget, setWidget] = useState(slot === undefined ? usual : undefined)
  useEffect(() => {
    if (slot === undefined) return undefined
    let isGone = false
    void widgetFor(slot, locale).then(decided => {
      if (!isGone) setWidget(decided ?? usual)
    })
    return () => {
      isGone = true
    }
  }, [slot, usual, locale])
  return widget
}

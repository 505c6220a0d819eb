import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Progress } from '#src/ui/progress.tsx'

import { approachingDelivery } from '../model/approaching.ts'

/** How far it is to free delivery, in the platform's own words. */
export function FreeDelivery({ summary }: { readonly summary: Cart['promoSummary'] }) {
  const { money } = useLanguage()
  const approaching = approachingDelivery(summary)
  if (approaching === undefined) return null
  const text = approaching.callout.replaceAll('{distance}', money(approaching.distance))
  return (
    <Progress max={approaching.threshold} value={approaching.threshold - approaching.distance}>
      {text}
    </Progress>
  )
}

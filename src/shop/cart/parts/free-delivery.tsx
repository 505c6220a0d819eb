import type { Cart } from '#src/commerce/calls/cart.ts'
import { useLanguage } from '#src/language/language.tsx'

import { approachingDelivery } from '../model/approaching.ts'
import css from './free-delivery.module.css'

/** How far it is to free delivery, in the platform's own words. */
export function FreeDelivery({ summary }: { readonly summary: Cart['promoSummary'] }) {
  const { money } = useLanguage()
  const approaching = approachingDelivery(summary)
  if (approaching === undefined) return null
  const text = approaching.callout.replaceAll('{distance}', money(approaching.distance))
  return (
    <div className={css.promotion}>
      <p>{text}</p>
      <progress max={approaching.threshold} value={approaching.threshold - approaching.distance} aria-hidden="true" />
    </div>
  )
}

import { useLanguage } from '#src/language/use-language.tsx'

import typography from '#src/ui/typography.module.css'

/** What a member of the loyalty programme earns with this cart, as the platform counts it. */
export function PointsToEarn({ points = 0 }: { readonly points?: number | undefined }) {
  const { t, number } = useLanguage()
  return points > 0 && <p className={typography.small}>{t('cart.points', { points: number(points), count: points })}</p>
}

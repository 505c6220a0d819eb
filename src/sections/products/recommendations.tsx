import { Recommendations as Recommended } from '#src/product-ui/recommendations/recommendations.tsx'
import page from '#src/ui/layout/page.module.css'

import type { SectionProps } from '../section.ts'

/** Products that the platform recommends: asked for when they come within 200 px of the view (R108). */
export const Recommendations = ({ data }: SectionProps<'recommendations'>) => (
  <div className={page.band}>
    <Recommended
      title={data.title}
      widget={data.widget}
      {...(data.productId !== undefined && { productId: data.productId })}
    />
  </div>
)

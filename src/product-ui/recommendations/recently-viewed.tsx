import { useLanguage } from '#src/language/language.tsx'

import css from './recently-viewed.module.css'
import type { Viewed } from './viewed.ts'

/** The product of the page, which is remembered. */
type Props = { readonly product: Pick<Viewed, 'id' | 'name' | 'src'> }

/** Where the products go that this browser has looked at: it alone knows which. */
export function RecentlyViewed({ product }: Props) {
  const { t } = useLanguage()
  return (
    <div
      data-mount="recently-viewed"
      data-wake="load"
      data-id={product.id}
      data-name={product.name}
      data-src={product.src}
    >
      <section className={css.viewed} aria-labelledby="viewed-title" hidden>
        <h2 id="viewed-title">{t('product.viewed')}</h2>
        <ul />
      </section>
    </div>
  )
}

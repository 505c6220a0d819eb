import type { ProductDetails } from '#src/commerce/calls/products.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './story.module.css'

/** What it is for, what it can do, what it is made of. */
export function Story({ product }: { readonly product: ProductDetails }) {
  const { t } = useLanguage()
  return (
    <div className={css.story}>
      <section>
        <h2>{t('product.about')}</h2>
        <p>{product.description}</p>
        <dl className={css.facts}>
          {product.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{t('product.features')}</h2>
        <ul className={css.features}>
          {product.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('product.materials')}</h2>
        <ul className={css.plain}>
          {product.materials.map(material => (
            <li key={material}>{material}</li>
          ))}
        </ul>
        <h3>{t('product.care')}</h3>
        <ul className={css.plain}>
          {product.care.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

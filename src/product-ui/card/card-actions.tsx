import type { ProductCard as Card } from '#src/commerce/calls/product-shapes.ts'
import type { Language } from '#src/language/language.tsx'

import { compareForm } from './compare-form.ts'

type Product = Pick<Card, 'id' | 'name'>

/** Actions on a product card: compare, and open `link` for a closer look. */
export function cardActions({ id, name }: Product, link: string, { t }: Language) {
  return (
    <>
      <label data-of={name}>
        <input type="checkbox" name="id" value={id} form={compareForm} />
        {t('browse.compare')}
      </label>
      <a href={link} data-dialog={`modal=quickshop_${id}`} data-of={name}>
        {t('browse.look')}
      </a>
    </>
  )
}

import type { ProductCard as Card } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Language } from '#src/language/language.ts'

import { compareForm } from './compare-form.ts'

type Product = Pick<Card, 'id' | 'name' | 'chosen'>

/** The argument of the dialog: the product, then what filters chose of it, between underscores. */
const quickshopOf = ({ id, chosen }: Product) =>
  [id, ...(chosen === undefined ? [] : [chosen.color ?? '', chosen.size ?? ''])].join('_')

/** Actions on a product card: compare, and open `link` for a closer look. */
export function cardActions(product: Product, link: string, { t }: Language) {
  const { id, name } = product
  return (
    <>
      <label data-of={name}>
        <input type="checkbox" name="id" value={id} form={compareForm} />
        {t('browse.compare')}
      </label>
      <a href={link} data-dialog={`modal=quickshop_${quickshopOf(product)}`} data-of={name}>
        {t('browse.look')}
      </a>
    </>
  )
}

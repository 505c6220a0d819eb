import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { readSearchLocation } from '../model/search-location.ts'
import { FindInStorePage, type Props } from './page.tsx'

const most = 20

/** The SKU asked for, else the product's first. */
const variantOf = ({ variants }: ProductDetails, upc: string | null) =>
  variants.find(variant => variant.upc === upc) ?? variants[0]

async function load({ commerce, language, params, query }: PublicRequest): Promise<LoadResult<Props>> {
  const details = await commerce('products.details.get', { productId: params.productId ?? '' })
  if (!details.ok)
    return details.code === 'ORD404' ? { kind: 'missing' } : { kind: 'unavailable', reason: details.code }
  const product = details.value
  const variant = variantOf(product, query.get('upc'))
  if (variant === undefined) return { kind: 'missing' }
  const { q, near } = readSearchLocation(query)
  const found = await commerce('stores.store.search', {
    upcs: [variant.upc],
    limit: most,
    ...(near ?? (q === '' ? undefined : { q })),
  })
  const isLost = !found.ok && found.code === 'STR404'
  if (!found.ok && !isLost) return { kind: 'unavailable', reason: found.code }
  const title = language.t('stores.find-in-store', { name: product.name })
  return {
    kind: 'page',
    props: { product, chosen: variant.upc, q, isLost, stores: found.ok ? found.value.stores : [] },
    head: { title: `${title} · Fellholm`, noindex: true },
    tags: ['stores', `product:${product.id}`],
  }
}

export const findInStore = publicPage({ load, Page: FindInStorePage })

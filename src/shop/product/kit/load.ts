import { href } from '#routes/href.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { KitPage, type Props } from './page.tsx'

/** `/kit/:productId?set=…`: a set that a product belongs to, its first where none is named. */
async function load({ commerce, locale, params, query }: PublicRequest): Promise<LoadResult<Props>> {
  const { productId = '' } = params
  const found = await commerce('products.product-sets.list', { productId })
  if (!found.ok) return found.code === 'ORD404' ? { kind: 'missing' } : { kind: 'unavailable', reason: found.code }
  const { sets } = found.value
  const asked = query.get('set')
  const set = asked === null ? sets[0] : sets.find(({ id }) => id === asked)
  if (set === undefined) return { kind: 'missing' }
  const answers = await Promise.all(set.items.map(({ id }) => commerce('products.details.get', { productId: id })))
  const products = answers.flatMap((answer): ProductDetails[] => (answer.ok ? [answer.value] : []))
  return {
    kind: 'page',
    props: { set, products, productId },
    head: {
      title: `${set.name} · Fellholm`,
      description: set.description,
      canonical: href(locale, 'kit', { productId }, { set: set.id }),
      noindex: true,
    },
    tags: ['catalog', ...products.map(({ id }) => `product:${id}`)],
    degraded: products.length < set.items.length,
  }
}

export const kit = publicPage({ load, Page: KitPage })

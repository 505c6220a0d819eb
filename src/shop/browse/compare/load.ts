import type { Commerce } from '#src/commerce/client.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { mostCompared } from '#src/product-ui/card/compare-form.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { ComparePage, type Props } from './page.tsx'

/** Ids of products that can be compared, each once; what is none is ignored. */
export const comparedIn = (query: URLSearchParams): string[] =>
  [...new Set(query.getAll('id').map(id => id.toUpperCase()))]
    .filter(id => /^[A-Z0-9]{3,20}$/.test(id))
    .slice(0, mostCompared)

async function productsOf(commerce: Commerce, ids: readonly string[]) {
  const answers = await Promise.all(ids.map(productId => commerce('products.details.get', { productId })))
  return {
    products: answers.flatMap((answer): ProductDetails[] => (answer.ok ? [answer.value] : [])),
    // A product that is gone is left out for good; one that did not come may come the next time.
    complete: answers.every(answer => answer.ok || answer.code === 'ORD404'),
  }
}

async function load({ commerce, language, query }: PublicRequest): Promise<LoadResult<Props>> {
  const { products, complete } = await productsOf(commerce, comparedIn(query))
  return {
    kind: 'page',
    props: { products, onlyDifferent: query.get('only') === 'differences' },
    head: { title: `${language.t('browse.compare.title')} · Fellholm`, noindex: true },
    tags: ['catalog', ...products.map(({ id }) => `product:${id}`)],
    degraded: !complete,
  }
}

/** `/compare?id=…&id=…` */
export const compare = publicPage({ load, Page: ComparePage })

import { href } from '#routes/href.ts'

import { publicPage, type Outcome, type PublicRequest } from '../page.ts'
import { chosenColor } from './model/choice.ts'
import { ProductPage, type Props } from './page.tsx'

/** `/p/{readable-part}-{id}`: the id is what follows the last dash. */
const productIdOf = (slug: string): string => slug.slice(slug.lastIndexOf('-') + 1).toUpperCase()

async function load({ commerce, locale, params, query }: PublicRequest): Promise<Outcome<Props>> {
  const slug = params.slug ?? ''
  const productId = productIdOf(slug)
  if (!/^[A-Z0-9]{3,20}$/.test(productId)) return { kind: 'missing' }
  const [details, inventory] = await Promise.all([
    commerce('products.details.get', { productId }),
    commerce('products.inventory.get', { productId }),
  ])
  if (!details.ok)
    return details.code === 'ORD404' ? { kind: 'missing' } : { kind: 'unavailable', reason: details.code }
  const product = details.value
  const path = href(locale, 'product', { slug: product.slug })
  if (product.slug !== slug) return { kind: 'redirect', to: path, status: 301 }
  const color = chosenColor(product.colors, query.get('color'))
  if (color === undefined) return { kind: 'missing' }
  return {
    kind: 'page',
    props: {
      product,
      stock: inventory.ok ? inventory.value.items : [],
      delivery: inventory.ok ? inventory.value.delivery : undefined,
      color,
    },
    head: {
      title: `${product.name} · Fellholm`,
      description: product.description,
      canonical: path,
      ...(color.images[0] && { preloadImage: color.images[0].src, image: color.images[0].src }),
    },
    tags: ['catalog', `product:${product.id}`],
    degraded: !inventory.ok,
  }
}

export const product = publicPage({ load, Page: ProductPage })

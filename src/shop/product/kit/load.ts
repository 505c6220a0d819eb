import { href } from '#routes/href.ts'
import type { Commerce } from '#src/commerce/client.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { KitPage, type KitPiece, type Props } from './page.tsx'

/** A product of the kit with what is left of it; without an answer about that every size counts as there. */
async function pieceOf(commerce: Commerce, productId: string): Promise<KitPiece[]> {
  const [details, inventory] = await Promise.all([
    commerce('products.details.get', { productId }),
    commerce('products.inventory.get', { productId }),
  ])
  return details.ok ? [{ product: details.value, stock: inventory.ok ? inventory.value.items : [] }] : []
}

/** `/kit/:productId?set=…`: a set that a product belongs to, its first where none is named. */
async function load({ commerce, locale, params, query }: PublicRequest): Promise<LoadResult<Props>> {
  const { productId = '' } = params
  const found = await commerce('products.product-sets.list', { productId })
  if (!found.ok) return found.code === 'ORD404' ? { kind: 'missing' } : { kind: 'unavailable', reason: found.code }
  const { sets } = found.value
  const asked = query.get('set')
  const set = asked === null ? sets[0] : sets.find(({ id }) => id === asked)
  if (set === undefined) return { kind: 'missing' }
  const pieces = (await Promise.all(set.items.map(({ id }) => pieceOf(commerce, id)))).flat()
  return {
    kind: 'page',
    props: { set, pieces, productId },
    head: {
      title: `${set.name} · Fellholm`,
      description: set.description,
      canonical: href(locale, 'kit', { productId }, { set: set.id }),
      noindex: true,
    },
    tags: ['catalog', ...pieces.map(({ product: { id } }) => `product:${id}`)],
    degraded: pieces.length < set.items.length,
  }
}

export const kit = publicPage({ load, Page: KitPage })

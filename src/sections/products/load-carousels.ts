import type { ProductCard } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'

import { isOfType, type ReadySection } from '../model/ready-section.ts'

/** Section id → the products it shows. */
export type CarouselProducts = ReadonlyMap<string, readonly ProductCard[]>

/** The products of every carousel, asked for at once, and by what a page that shows them is purged; `complete` is false when one did not come. */
export async function loadCarousels(
  commerce: Commerce,
  placed: readonly ReadySection[],
): Promise<{ readonly carousels: CarouselProducts; readonly tags: readonly string[]; readonly complete: boolean }> {
  const carousels = placed.filter(section => isOfType(section, 'product-carousel'))
  const answers = await Promise.all(
    carousels.map(async ({ id, data }) => ({
      id,
      found: await commerce('products.search.query', { category: data.source.category, pageSize: `${data.limit}` }),
    })),
  )
  return {
    carousels: new Map(answers.flatMap(({ id, found }) => (found.ok ? [[id, found.value.items] as const] : []))),
    tags: [...new Set(answers.flatMap(({ found }) => (found.ok ? (found.value.category?.id ?? []) : [])))].map(
      id => `category:${id}`,
    ),
    complete: answers.every(({ found }) => found.ok),
  }
}

import type { ProductCard } from '#src/commerce/calls/catalogue/product-shapes.ts'

import type { SectionData, SectionType } from './model/sections.ts'

/** The props every section gets. */
export type SectionProps<Type extends SectionType> = {
  readonly id: string
  readonly data: SectionData<Type>
  /** The products it shows, when it shows any. */
  readonly cards: readonly ProductCard[]
  /** Whether it opens the page: its heading is then the page's own, and its picture is wanted at once. */
  readonly isFirst: boolean
}

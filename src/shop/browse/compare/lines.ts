import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'

/** One line of a comparison: a cell for every product, empty where one has nothing to say. */
export type ComparisonLine = { readonly name: string; readonly cells: readonly (string | undefined)[] }

/** All facts that any of the products states, in the order of their first appearance. */
export function factLines(products: readonly Pick<ProductDetails, 'facts'>[]): ComparisonLine[] {
  const names = new Set(products.flatMap(({ facts }) => facts.map(({ name }) => name)))
  return [...names].map(name => ({
    name,
    cells: products.map(({ facts }) => facts.find(fact => fact.name === name)?.value),
  }))
}

/** Whether the products differ in a line. */
export const isDifferent = ({ cells }: ComparisonLine): boolean => new Set(cells).size > 1

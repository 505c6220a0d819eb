import type { ImportedProduct } from './convert.ts'
import type { FeedProblem } from './feed.ts'

/** Lines that mean the same colour and size of a product, and lines that share a product code. */
export function duplicates(products: readonly ImportedProduct[]): FeedProblem[] {
  const codes = new Map<string, number>()
  return products.flatMap(({ variants }) => {
    const choices = new Map<string, number>()
    return variants.flatMap(({ line, colorId, sizeId, upc }) => {
      const choice = JSON.stringify([colorId, sizeId])
      const twin = choices.get(choice)
      const owner = codes.get(upc)
      choices.set(choice, line)
      codes.set(upc, line)
      if (twin !== undefined) return [{ line, column: 'Option1 Value', message: `is the same choice as line ${twin}` }]
      return owner === undefined
        ? []
        : [{ line, column: 'Variant Barcode', message: `is the barcode of line ${owner}` }]
    })
  })
}

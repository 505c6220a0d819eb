type Scarce = { readonly barcode: string; readonly pieces: number }

/**
 * A feed, in the customary columns, of products in three colours and two sizes each, numbered from `from`, and a scarce one.
 * `photographOf` says where the photograph of a product is, where it has one.
 */
export function feedOf(
  from: number,
  products: number,
  scarce: Scarce,
  photographOf: (product: number) => string = () => '',
): string {
  const colors = ['Slate', 'Moss', 'Ember']
  const sizes = ['M', 'L']
  const head =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src'
  const rows = Array.from({ length: products }, (_, index) => from + index).map(product =>
    colors.flatMap((color, first) =>
      sizes.map((size, second) => {
        const isTop = first + second === 0
        const facts = isTop
          ? [`Bench Jacket ${product}`, 'Warm.', 'Bench', 'Jackets', '"men, jackets"', 'true']
          : ',,,,,'.split(',')
        const barcode = `9${String(product * 10 + first * 2 + second).padStart(11, '0')}`
        return [
          `bench-${product}`,
          ...facts,
          'Color',
          color,
          'Size',
          size,
          '50',
          `${40 + (product % 60)}`,
          barcode,
          isTop ? photographOf(product) : '',
        ].join(',')
      }),
    ),
  )
  const last = `bench-sale,Bench Sale,Warm.,Bench,Jackets,"men, jackets",true,Color,Slate,Size,M,${scarce.pieces},99,${scarce.barcode},`
  return [head, ...rows.flat(), last, ''].join('\n')
}

/** Takes a feed in, and gives how many SKUs it has. */
export async function importFeed(
  { port, adminKey }: { readonly port: number; readonly adminKey: string },
  feed: string,
): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/admin/catalog/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminKey}`, 'content-type': 'text/csv' },
    body: feed,
  })
  if (!answer.ok) throw new Error(`the feed was refused: ${await answer.text()}`)
  return ((await answer.json()) as { readonly variants: number }).variants
}

import { expect, test } from '@playwright/test'

import { draw } from '#demo/pictures/draw.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { SeedColor, SeedProduct } from '#worker/commerce/seed/products.ts'

import { apart, fingerprintsOf } from './fingerprint.ts'

function front({ template, model }: SeedProduct, color: SeedColor | undefined): string {
  if (color === undefined) throw new Error('a product without a colour')
  return draw({ template, model, palette: color.palette }, 'front')
}

/** A mean difference that one sees at a glance; the nearest two garments of a kind are about twice as far apart. */
const visible = 4

/** Pairs that are nearer than `least`, by name. */
function tooNear(things: readonly { readonly name: string; readonly print: readonly number[] }[], least: number) {
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter(other => apart(one.print, other.print) < least)
      .map(other => `${one.name} and ${other.name}: ${apart(one.print, other.print).toFixed(2)}`),
  )
}

test('240 products show 240 different pictures', async ({ page }) => {
  const { products } = buildCatalogue('fellholm-us')
  const prints = await fingerprintsOf(
    page,
    products.map(product => front(product, product.colors[0])),
  )
  expect(prints.length).toBeGreaterThanOrEqual(240)
  expect(
    tooNear(
      products.map(({ id }, index) => ({ name: id, print: prints[index] ?? [] })),
      visible,
    ),
  ).toEqual([])
})

test('every colour of a product differs visibly from its others', async ({ page }) => {
  for (const product of buildCatalogue('fellholm-us').products) {
    const prints = await fingerprintsOf(
      page,
      product.colors.map(color => front(product, color)),
    )
    const things = product.colors.map((color, index) => ({
      name: `${product.id} ${color.id}`,
      print: prints[index] ?? [],
    }))
    expect(tooNear(things, visible)).toEqual([])
  }
})

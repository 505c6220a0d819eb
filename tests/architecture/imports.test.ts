import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findBreaches } from '../../scripts/check-architecture.ts'

const root = resolve(import.meta.dirname, '../..')
const copied = [
  'build',
  'routes',
  'src',
  'kv',
  'client',
  'worker',
  'demo',
  // What tests of the platform, which stand beside it, are bought with.
  'tests/shoppers',
  // And what tests that stand beside the store's parts show with them.
  'tests/support',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.client.json',
]

/** Imports that break a rule, each in a file of its own, and the rule. */
const plants = [
  [
    'a page that imports another room’s parts',
    'src/shop/search/planted.tsx',
    `import '#src/shop/cart/parts/line.tsx'`,
    'rooms-keep-to-themselves',
  ],
  [
    'a public page showing what only personal pages have a style for',
    'src/shop/product/planted-style.tsx',
    `import '#src/product-ui/gifts/gift-receipt-note.tsx'`,
    'public-pages-without-personal-style',
  ],
  [
    'the browser reaching a load.ts',
    'client/planted-load.ts',
    `import '#src/shop/cart/load.ts'`,
    'client-reaches-no-load',
  ],
  ['the browser reaching the worker', 'client/planted-worker.ts', `import '#worker/storefront/json.ts'`, 'client'],
  [
    'the platform importing a rule of the shop',
    'worker/commerce/planted.ts',
    `import '#src/shop/cart/model/approaching.ts'`,
    'platform',
  ],
  [
    'the platform importing the demonstration',
    'worker/commerce/planted-demonstration.ts',
    `import '#demo/fixtures.ts'`,
    'platform-without-demonstration',
  ],
  [
    'the platform importing what its tests stand on',
    'worker/commerce/planted-tests.ts',
    `import '#tests/shoppers/cards.ts'`,
    'nothing-imports-tests',
  ],
  ['the demonstration importing the store', 'demo/planted.ts', `import '#worker/storefront/json.ts'`, 'demonstration'],
  [
    'the storefront importing the platform',
    'worker/storefront/planted.ts',
    `import '#worker/commerce/random.ts'`,
    'storefront',
  ],
  ['routes importing more than the kit', 'routes/planted.ts', `import '#src/language/locales.ts'`, 'routes'],
  [
    'the platform importing the payment provider',
    'worker/commerce/planted-payments.ts',
    `import '#worker/payments/bindings.ts'`,
    'workers-apart',
  ],
  [
    'the payment provider importing the platform',
    'worker/payments/planted-commerce.ts',
    `import '#worker/commerce/bindings.ts'`,
    'workers-apart',
  ],
  [
    'what is known of a visitor importing a room',
    'src/visitor/planted.ts',
    `import '#src/shop/cart/nearby.ts'`,
    'visitor',
  ],
  [
    'a file whose type needs a type of the other',
    'src/kit/planted-one.ts',
    `import type { planted as other } from './planted-two.ts'\nexport type Planted = typeof other`,
    'no-circular',
  ],
  ['the contract knowing a language', 'src/commerce/planted.ts', `import '#src/language/locales.ts'`, 'commerce'],
  ['ui knowing a commerce word', 'src/ui/planted.ts', `import '#src/commerce/errors.ts'`, 'ui'],
  ['a model with React', 'src/shop/cart/model/planted.ts', `import 'react'`, 'model-without-react'],
  [
    'the browser reaching a load.ts through another file',
    'client/planted-through.ts',
    `import '#src/shop/cart/parts/planted-through.ts'`,
    'client-reaches-no-load',
  ],
] as const

/** The other half of the circle, which is told of once. */
const otherHalf = 'src/kit/planted-two.ts'

/** What one of the plants goes through; it breaks no rule itself. */
const between = 'src/shop/cart/parts/planted-through.ts'

/** Who imports whom in a copy of the tree in which all of them are planted: to look takes a while, and is done once. */
let found: Awaited<ReturnType<typeof findBreaches>>
let tree = ''
beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'fellholm-'))
  for (const part of copied) cpSync(join(root, part), join(tree, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  writeFileSync(join(tree, between), `export { cart } from '../load.ts'\n`)
  writeFileSync(
    join(tree, otherHalf),
    `import type { planted as other } from './planted-one.ts'\nexport const planted: typeof other = 1\n`,
  )
  for (const [, file, source] of plants) writeFileSync(join(tree, file), `${source}\nexport const planted = 1\n`)
  found = await findBreaches(tree)
}, 120_000)
afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe('who imports whom', () => {
  it('the tree as it is keeps to the rules, and the check has looked at it', () => {
    const planted = new Set<string>(plants.map(([, file]) => file))
    expect(found.breaches.filter(({ from }) => !planted.has(from))).toEqual([])
    expect(found.modules).toBeGreaterThan(200)
  })

  it.each(plants)('%s is refused', (_, file, _source, rule) => {
    expect(found.breaches.filter(({ from }) => from === file).map(breach => breach.rule)).toContain(rule)
  })
})

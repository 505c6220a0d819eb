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
  'package.json',
  'tsconfig.base.json',
  'tsconfig.client.json',
]

let tree = ''
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'fellholm-'))
  for (const part of copied) cpSync(join(root, part), join(tree, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe('who imports whom', { timeout: 60_000 }, () => {
  it('the tree as it is keeps to the rules, and the check has looked at it', async () => {
    const { breaches, modules } = await findBreaches(tree)
    expect(breaches).toEqual([])
    expect(modules).toBeGreaterThan(200)
  })

  it.each([
    [
      'a page that imports another room’s parts',
      'src/shop/search/planted.tsx',
      `import '#src/shop/cart/parts/line.tsx'`,
      'rooms-keep-to-themselves',
    ],
    [
      'the browser reaching a load.ts',
      'client/planted.ts',
      `import '#src/shop/cart/load.ts'`,
      'client-reaches-no-load',
    ],
    ['the browser reaching the worker', 'client/planted.ts', `import '#worker/storefront/json.ts'`, 'client'],
    [
      'the platform importing a rule of the shop',
      'worker/commerce/planted.ts',
      `import '#src/shop/cart/model/approaching.ts'`,
      'platform',
    ],
    [
      'the storefront importing the platform',
      'worker/storefront/planted.ts',
      `import '#worker/commerce/random.ts'`,
      'storefront',
    ],
    ['routes importing anything', 'routes/planted.ts', `import '#src/kit/result.ts'`, 'routes-is-a-leaf'],
    ['the contract knowing a language', 'src/commerce/planted.ts', `import '#src/language/locales.ts'`, 'commerce'],
    ['ui knowing a commerce word', 'src/ui/planted.ts', `import '#src/commerce/errors.ts'`, 'ui'],
    ['a model with React', 'src/shop/cart/model/planted.ts', `import 'react'`, 'model-without-react'],
  ])('%s is refused', async (_, file, source, rule) => {
    const planted = join(tree, file)
    writeFileSync(planted, `${source}\nexport const planted = 1\n`)
    try {
      const { breaches } = await findBreaches(tree)
      expect(breaches.filter(breach => breach.from === file).map(breach => breach.rule)).toContain(rule)
    } finally {
      rmSync(planted)
    }
  })

  it('the browser reaching a load.ts through another file is refused', async () => {
    writeFileSync(join(tree, 'src/shop/cart/parts/planted.ts'), `export { cart } from '../load.ts'\n`)
    writeFileSync(join(tree, 'client/planted.ts'), `import '#src/shop/cart/parts/planted.ts'\n`)
    const { breaches } = await findBreaches(tree)
    expect(breaches.map(breach => `${breach.rule}: ${breach.from}`)).toContain(
      'client-reaches-no-load: client/planted.ts',
    )
  })
})

import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Files go out past the worker, so what it puts on its answers stands in `public/_headers` for them. */
const blocks = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8').split(/\n\n/)
const ofAll = blocks.find(block => block.startsWith('/*\n')) ?? ''

test.each([
  ['3.4.1', 'Strict-Transport-Security: max-age=63072000; includeSubDomains; preload'],
  ['3.4.4', 'X-Content-Type-Options: nosniff'],
  ['3.4.5', 'Referrer-Policy: strict-origin-when-cross-origin'],
  ['3.4.6', "frame-ancestors 'none'"],
])('ASVS %s: every file has %s', (_, header) => expect(ofAll).toContain(header))

test('ASVS 3.3.1: every cookie of the store has a name that only this host can set, over TLS', () => {
  const root = new URL('../../', import.meta.url).pathname
  const files = globSync('{src,client,worker/storefront}/**/*.{ts,tsx}', { cwd: root })
  const names = files.flatMap(file =>
    [...readFileSync(root + file, 'utf8').matchAll(/Cookie = '([^']+)'/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThanOrEqual(11)
  expect(names.filter(name => !name.startsWith('__Host-'))).toEqual([])
})

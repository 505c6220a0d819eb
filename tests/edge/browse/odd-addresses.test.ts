import { expect, it } from 'vitest'

import type { Route } from '#routes/route.ts'
import { routes } from '#routes/table.ts'

import { openBrowser } from '../browser.ts'

/** What nobody means, and somebody will send. */
const oddities = [
  'x',
  '-1',
  '999999999999',
  'a'.repeat(300),
  '__proto__',
  'constructor',
  `' OR 1=1 --`,
  '<script>',
  '"*',
  'é ☃ 🙂',
]

/** Placeholders of a path with something in their place that is there. */
const real: Readonly<Record<string, string>> = { productId: 'FH10011', slug: 'womens-ridgeline-3l-shell-fh10011' }
const filled = (path: string, fill: (name: string) => string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(fill(name)))

/** Addresses of a route with an oddity in each of its parameters. */
function oddAddresses({ path, query = [] }: Route): string[] {
  const usual = filled(path, name => (path === '/c/:slug' ? 'tents' : (real[name] ?? 'x')))
  return oddities.flatMap(odd => [
    ...(path.includes(':') ? [filled(path, () => odd)] : []),
    ...query.map(name => `${usual}?${new URLSearchParams([[name, odd]])}`),
  ])
}

const odd = Object.values<Route>(routes)
  .map(route => ({ path: route.path, addresses: oddAddresses(route) }))
  .filter(({ addresses }) => addresses.length > 0)

it.each(odd)('$path: whatever stands in a parameter, it is a page or 4xx and no failure', async ({ addresses }) => {
  const browser = openBrowser()
  const failed: string[] = []
  for (const address of addresses) {
    const answer = await browser.ask(`/en-us${address}`)
    if (answer.status >= 500) failed.push(`${answer.status} ${address}`)
    await answer.arrayBuffer()
  }
  expect(failed).toEqual([])
})

import { TrieRouter } from 'hono/router/trie-router'
import { describe, expect, it } from 'vitest'

import { routes } from '#routes/table.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { localeNames } from '#src/language/locales.ts'

import { createRouter } from './router.ts'

const added = [
  ['ALL', '/*', 'traced'],
  ['GET', '/media/*', 'picture'],
  ['POST', '/-/:room/:command', 'command'],
  ...Object.values(calls).map(({ method, path }) => [method, path.replaceAll(/\{(\w+)\}/g, ':$1'), path] as const),
  ['ALL', '/*', 'cached'],
  ['GET', '/*', 'personal'],
] as const

const routers = [createRouter<string>(), new TrieRouter<string>()] as const
for (const router of routers) for (const [method, path, name] of added) router.add(method, path, name)

const handlers = (router: (typeof routers)[number], method: string, path: string) =>
  router.match(method, path)[0].map(([handler]) => handler)

describe('createRouter', () => {
  const pages = localeNames.flatMap(locale => Object.values(routes).map(({ path }) => `/${locale}${path}`))

  it.each(['GET', 'POST'])(
    'finds for a %s of every page of every locale what a search of all addresses finds',
    method => {
      for (const path of [...pages, '/en-us', '/de-de/nirgends'])
        expect(handlers(routers[0], method, path), path).toEqual(handlers(routers[1], method, path))
    },
  )

  it.each(Object.values(calls))('finds the call $method $path', ({ method, path }) => {
    const asked = path.replaceAll(/\{\w+\}/g, 'a1')
    expect(handlers(routers[0], method, asked)).toContain(path)
  })

  it('gives parameters to commands', () => {
    expect(routers[0].match('POST', '/-/cart/add')[0].map(([, params]) => params)).toContainEqual({
      room: 'cart',
      command: 'add',
    })
  })
})

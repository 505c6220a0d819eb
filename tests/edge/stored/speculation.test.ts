import { createHash } from 'node:crypto'

import { beforeEach, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

type Rules = {
  readonly prerender: readonly {
    readonly where: { readonly and: readonly [{ readonly href_matches: readonly string[] }, ...unknown[]] }
    readonly eagerness: string
  }[]
}

beforeEach(() => dependency.reset())

const path = '/speculation-rules.json'

it.each(['/en-us/c/womens-jackets', '/en-us/cart'])(
  '%s names no rules, which would be read before its first paint, and allows them by their hash',
  async page => {
    const rules = await (await openBrowser().ask(path)).text()
    const { headers } = await openBrowser().ask(page)
    expect(headers.get('speculation-rules')).toBeNull()
    const hash = createHash('sha256').update(rules).digest('base64')
    const [policy] = /script-src [^;]*/.exec(headers.get('content-security-policy') ?? '') ?? []
    expect(policy?.split(' ')).toContain(`'sha256-${hash}'`)
  },
)

it('whoever saves data is given none', async () => {
  const answer = await openBrowser().ask(path, { headers: { 'save-data': 'on' } })
  expect([answer.status, await answer.text(), answer.headers.get('vary')]).toEqual([204, '', 'Save-Data'])
})

it('pages for everybody are made ready in every language, and nothing of anybody’s own, no command and no sign-out', async () => {
  const answer = await openBrowser().ask(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/speculationrules+json'])
  const [rule] = ((await answer.json()) as Rules).prerender
  expect(rule?.eagerness).toBe('moderate')
  const patterns = (rule?.where.and[0].href_matches ?? []).map(pathname => new URLPattern({ pathname }))
  const isMadeReady = (address: string) => patterns.some(pattern => pattern.test(`https://store.example${address}`))
  const everybodys = [
    '/en-us',
    '/en-us/c/women',
    '/de-de/p/x',
    '/de-de/suche',
    '/fr-fr/aide',
    '/it-it/articoli/x',
    '/en-us/help',
  ]
  expect(everybodys.filter(each => !isMadeReady(each))).toEqual([])
  const never = [
    '/en-us/cart',
    '/de-de/warenkorb',
    '/es-us/pago',
    '/en-us/checkout',
    '/en-us/sign-in',
    '/de-de/konto',
    '/en-us/account/order-history',
    '/en-us/favorites',
    '/en-us/order-status',
    '/-/sign-in/out',
    '/-/cart/add',
    '/en-us/cms/preview',
    '/en-us/soci/frame',
    '/healthcheck/status',
  ]
  expect(never.filter(isMadeReady)).toEqual([])
})

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

const headerOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await openBrowser().ask(path, { headers })).headers.get('speculation-rules')

it('every stored page names the rules, and whoever saves data is not given them, from the same stored page', async () => {
  const path = '/en-us/c/womens-jackets'
  const savesData = { 'save-data': 'on' }
  const answers = [
    await headerOf(path, savesData),
    await headerOf(path),
    await headerOf(path, savesData),
    await headerOf(path),
  ]
  expect(answers).toEqual([null, '"/speculation-rules.json"', null, '"/speculation-rules.json"'])
  const kept = await openBrowser().ask(path)
  expect([kept.headers.get('cache-status'), kept.headers.get('vary')]).toEqual([
    expect.stringContaining('hit'),
    expect.stringContaining('Save-Data'),
  ])
})

it.each(['/en-us/sign-in', '/en-us/cart', '/en-us/gift-card'])('%s is somebody’s own and names none', async path => {
  expect(await headerOf(path)).toBeNull()
})

it('pages for everybody are made ready in every language, and nothing of anybody’s own, no command and no sign-out', async () => {
  const answer = await openBrowser().ask('/speculation-rules.json')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/speculationrules+json'])
  const [rule] = ((await answer.json()) as Rules).prerender
  expect(rule?.eagerness).toBe('moderate')
  const patterns = (rule?.where.and[0].href_matches ?? []).map(pathname => new URLPattern({ pathname }))
  const isMadeReady = (path: string) => patterns.some(pattern => pattern.test(`https://store.example${path}`))
  const paths = [
    '/en-us',
    '/en-us/c/women',
    '/de-de/p/x',
    '/de-de/suche',
    '/fr-fr/aide',
    '/it-it/articoli/x',
    '/en-us/help',
  ]
  expect(paths.filter(path => !isMadeReady(path))).toEqual([])
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

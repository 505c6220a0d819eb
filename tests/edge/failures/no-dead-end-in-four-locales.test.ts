import { afterEach, describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { fixtures } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { add, run } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/person.ts'
import { failWith, faultNames, mainOf, shownWithoutScript, waysOn } from './dead-ends.ts'

const locales = ['de-de', 'fr-fr', 'it-it', 'es-us'] as const
type Name = (typeof locales)[number]

afterEach(() => dependency.reset())

const product = `/p/x-${fixtures.plentiful.productId.toLowerCase()}`

async function withCart(locale: Name): Promise<Browser> {
  const browser = openBrowser()
  await add(browser, fixtures.plentiful.upc, 1, locale)
  return browser
}

/** Pages of the journey, and who is on them. */
const visits: readonly (readonly [who: string, open: (locale: Name) => Promise<Browser>, pages: readonly string[]])[] =
  [
    [
      'a guest',
      async () => openBrowser(),
      [
        '/',
        '/c/tents',
        product,
        '/search?q=2',
        '/cart',
        '/sign-in',
        '/sign-in?step=sign-up',
        '/order-status',
        '/contact',
      ],
    ],
    ['a guest with a cart', withCart, ['/cart', '/checkout']],
    [
      'a member',
      async locale => (await signedIn('history', locale)).browser,
      ['/account', '/account/profile', '/account/order-history', '/account/credit-cards', '/account/loyalty'],
    ],
  ]

describe.each(locales)('%s: no page is a dead end', locale => {
  const { t } = languageOf(locale)

  it.each(
    visits.flatMap(([who, open, pages]) =>
      pages.flatMap(page => faultNames.map(fault => [who, page, fault, open] as const)),
    ),
  )('%s on %s, while the platform answers %s: a way on, and then the page', async (_, page, fault, open) => {
    const browser = await open(locale)
    failWith(fault)
    const path = localPath(locale, page)
    const { html } = await shownWithoutScript(browser, path)
    expect(waysOn(html)).not.toEqual([])
    dependency.reset()
    const [, by = ''] = /<meta http-equiv="refresh" content="\d+;url=([^"]+)"/.exec(html) ?? []
    const again = await shownWithoutScript(browser, by === '' ? path : by)
    expect(mainOf(again.html)).toMatch(/<h1/)
    expect(mainOf(again.html)).not.toContain(t('shell.unavailable.title'))
  })
})

const commands = [
  ['cart/add', { upc: fixtures.plentiful.upc, qty: 1 }],
  ['cart/coupon', { code: 'TRAIL10' }],
  ['sign-in/enter', { username: 'somebody@example.com', password: 'slow-ferry-crossing' }],
  ['sign-in/forgot', { email: 'somebody@example.com' }],
  ['orders/track', { orderNumber: 'U7000000001', email: 'somebody@example.com' }],
] as const

describe.each(locales)('%s: no command is a dead end', locale => {
  const { find } = languageOf(locale)

  it.each(commands.flatMap(([name, fields]) => faultNames.map(fault => [name, fault, fields] as const)))(
    '%s, while the platform answers %s: the refusal has a sentence in the language of the page',
    async (name, fault, fields) => {
      const browser = await withCart(locale)
      failWith(fault)
      const told = await run(browser, name, fields, locale)
      if (told.ok) return expect(told.to ?? '/').toMatch(/^\//)
      const sentence = find(`errors.${told.code}`)
      expect([told.code, sentence]).not.toContain(undefined)
      expect(sentence).not.toBe(languageOf('en-us').find(`errors.${told.code}`))
      if (fault === 'AUT498') expect(told.code).toBe('AUT498')
    },
  )
})

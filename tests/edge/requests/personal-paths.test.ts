import { beforeEach, describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

/** Twenty pages that show something of whoever is signed in. */
const personal = [
  '/account',
  '/account/loyalty',
  '/account/profile',
  '/account/gift-cards',
  '/account/address',
  '/account/address/add-billing-address',
  '/account/address/add-shipping-address',
  '/account/order-history',
  '/account/order-details/U1000000008',
  '/account/credit-cards',
  '/account/credit-cards/add',
  '/cart',
  '/checkout',
  '/favorites',
  '/order-confirmation',
  '/order-status',
  '/order-details?orderNumber=U1000000008',
  '/return-label?orderNumber=U1000000008',
  '/write-a-review?productId=FH10011',
  '/warranty-case',
] as const

/** What stands at the end of a path: slashes, fake extensions, and ways of writing where a path ends. */
const endings = [
  '',
  '/',
  '//',
  '.css',
  '.js',
  '.png',
  '/x.css',
  '/../account/logo.png',
  '%2ecss',
  '%2f',
  '%2fa.png',
  ';x.css',
  '%3b.js',
  '%00.css',
  '%0a.css',
  '%5c.css',
  '%23.css',
  '%3f.css',
] as const

/** How the path itself is written. */
const spellings: readonly ((path: string) => string)[] = [
  path => path,
  path => `/${path}`,
  path => path.replace('/', '/./'),
  path => path.replace('/', '/%2e/'),
  path => path.replace('a', '%61'),
  path => path.toUpperCase(),
]

const queries = ['', 'x=.css', 'preview=true', 'cms=1&siteId=x', 'x-soft-navigation=1'] as const

const tricks = endings.flatMap(ending =>
  spellings.flatMap(spell =>
    queries.map(query => (page: string) => {
      const [path = '', own = ''] = page.split('?')
      const asked = [own, query].filter(part => part !== '').join('&')
      return `/en-us${spell(path)}${ending}${asked === '' ? '' : `?${asked}`}`
    }),
  ),
)

/** Words of the account of `history` that nobody else may read; the order that addresses name says nothing by itself. */
const own = /Olga|history@fellholm\.example|Larimer|U10000000(?!08)\d\d|380 points/
const together = 12

describe('a signed-in shopper’s pages are stored nowhere, whatever their address looks like', () => {
  it(`${tricks.length} path tricks × ${personal.length} personal routes: what is personal is private, no-store, and a stranger who asks for the same address sees none of it`, async () => {
    expect([tricks.length, personal.length]).toEqual([540, 20])
    const browser = await signedIn('history')
    const stranger = openBrowser()
    const addresses = [...new Set(personal.flatMap(page => tricks.map(trick => trick(page))))]
    const leaks: string[] = []
    let seen = 0
    const look = async (address: string) => {
      const answer = await browser.ask(address)
      if (!own.test(await answer.text())) return
      seen++
      if (answer.headers.get('cache-control') !== 'private, no-store') leaks.push(address)
      if (own.test(await (await stranger.ask(address)).text())) leaks.push(`a stranger: ${address}`)
    }
    while (addresses.length > 0) await Promise.all(addresses.splice(-together).map(look))
    expect(leaks).toEqual([])
    expect(seen).toBeGreaterThan(50)
  }, 300_000)
})

import { expect, it } from 'vitest'

import { denver } from '../../shoppers/addresses.ts'
import { oneOf, randomFrom } from '../../attack/random.ts'
import { htmlOf, run } from '../shoppers/commands.ts'
import type { Browser } from '../browser.ts'
import { browserOf, hasBadge, heroWords, idOf, variationFor } from './visitors.ts'

const people = 60
const requests = 10_000
const atOnce = 50
/** How many of the requests ask for a page that shows its visitor something of their own. */
const personalShare = 0.15

const agreed = 'C0001:1,C0002:1,C0003:1,C0004:1'
const refused = 'C0001:1,C0002:0,C0003:0,C0004:0'

/** A name nobody else has, which the store shows its owner. */
const markOf = (n: number): string => `Zq${n.toString(36).padStart(2, '0')}xmark${(n * 7919).toString(36)}q`
const anyMark = /Zq[0-9a-z]{2}xmark[0-9a-z]+q/g
const anyId = /vuid_[0-9a-f]{27}/g

type Visitor = {
  readonly browser: Browser
  readonly mark: string
  readonly id: string
  readonly locale: string
  readonly isSignedIn: boolean
  /** What the home page's opening has to say to them. */
  readonly hero: string
  readonly isBadged: boolean
}

const consents = [undefined, agreed, refused] as const

/** Two countries, three answers to the question of consent, with an account and without: every combination, in turn. */
async function openVisitor(n: number): Promise<Visitor> {
  const [id, mark, locale] = [idOf(n + 1), markOf(n), n % 2 === 0 ? 'en-us' : 'en-gb']
  const browser = browserOf(id)
  const consent = consents[Math.floor(n / 2) % 3]
  if (consent !== undefined) browser.cookies.set('__Host-consent', consent)
  const isSignedIn = n % 5 === 0
  const email = `${mark}@example.com`
  const password = 'Trail-lantern-77'
  await run(browser, 'cart/add', { upc: '410011000027', qty: 1 }, locale)
  const answer = isSignedIn
    ? await run(
        browser,
        'sign-in/join',
        { email, firstName: mark, lastName: 'Moor', password, confirmPassword: password },
        locale,
      )
    : await run(browser, 'checkout/ship', { ...inCountry(locale), email, firstName: mark }, locale)
  if (!answer.ok) throw new Error(`${mark}: ${JSON.stringify(answer)}`)
  const isDecidedFor = consent === agreed || (consent === undefined && locale === 'en-us')
  const decided = (flag: string) =>
    isDecidedFor ? variationFor(flag, id, { country: locale === 'en-us' ? 'US' : 'GB' }) : 'none'
  const hero = decided('home_hero') === 'quiet' ? heroWords.quiet : heroWords.weather
  return { browser, mark, id, locale, isSignedIn, hero, isBadged: decided('free_delivery_badge') === 'shown' }
}

const keswick = {
  addressLine1: '8 Lake Road',
  city: 'Keswick',
  postalCode: 'CA12 5BX',
  countryCode: 'GB',
  phone: '020 7946 0011',
  province: undefined,
}
const inCountry = (locale: string) => ({ ...denver, ...(locale === 'en-gb' && keswick) })

const personalPaths = ({ isSignedIn, locale }: Visitor): [string, ...string[]] =>
  isSignedIn
    ? [`/${locale}/account`, `/${locale}/account/profile`, `/-/events/user?locale=${locale}`]
    : [`/${locale}/checkout?step=shipping`, `/cart/v1/cart/current?locale=${locale === 'en-us' ? 'en_US' : 'en_GB'}`]

const everybodys = (locale: string, product: string): [string, ...string[]] => [
  `/${locale}`,
  product,
  `/${locale}/c/tents`,
]

async function productOf(locale: string): Promise<string> {
  const listing = await htmlOf(browserOf(idOf(1)), `/${locale}/c/tents`)
  return new RegExp(`href="(/${locale}/p/[^"?#]+)`).exec(listing)?.[1] ?? ''
}

it('10,000 requests of sixty visitors in any order, of different variants, consents and sign-ins: nobody is shown another’s variant, name or id', async () => {
  const random = randomFrom(11)
  const [first, ...others] = await Promise.all(Array.from({ length: people }, (_, n) => openVisitor(n)))
  if (first === undefined) throw new Error('nobody came')
  const visitors: [Visitor, ...Visitor[]] = [first, ...others]
  const products = { 'en-us': await productOf('en-us'), 'en-gb': await productOf('en-gb') }
  const wrong: string[] = []
  const seen = { own: 0, quiet: 0, badge: 0 }

  /** Notes names and ids of others in an answer. */
  function look({ mark, id }: Visitor, path: string, text: string) {
    const names = new Set(text.match(anyMark))
    if (names.delete(mark)) seen.own += 1
    const ids = new Set(text.match(anyId))
    ids.delete(id)
    wrong.push(...[...names, ...ids].map(found => `${path}: ${found}`))
  }

  async function ask(visitor: Visitor): Promise<void> {
    const { browser, locale, hero, isBadged } = visitor
    const product = products[locale as keyof typeof products]
    const paths = random() < personalShare ? personalPaths(visitor) : everybodys(locale, product)
    const path = oneOf(paths, random)
    const answer = await browser.ask(path)
    const html = await answer.text()
    look(visitor, path, `${html}${answer.headers.getSetCookie().join()}`)
    if (answer.status >= 500) wrong.push(`${path} ${answer.status}`)
    if (path === `/${locale}`) {
      const other = hero === heroWords.quiet ? heroWords.weather : heroWords.quiet
      if (!html.includes(hero) || html.includes(other)) wrong.push(`${path}: not “${hero}”`)
      if (hero === heroWords.quiet) seen.quiet += 1
    }
    if (path === product && hasBadge(html) !== isBadged) wrong.push(`${path}: badge`)
    if (path === product && isBadged) seen.badge += 1
  }

  let left = requests
  const lane = async () => {
    while (left > 0) {
      left -= 1
      await ask(oneOf(visitors, random))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  expect(wrong.slice(0, 10)).toEqual([])
  // There was something to be seen that must not be seen by others.
  expect(Math.min(seen.own, seen.quiet, seen.badge)).toBeGreaterThan(requests / 50)
}, 300_000)

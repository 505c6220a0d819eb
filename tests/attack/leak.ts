import { denverStreet } from '../shoppers/addresses.ts'
import { inParallel, never, holds, type Check } from './finding.ts'
import { oneOf, randomFrom } from './random.ts'
import { openStore } from './store.ts'
import { openBrowser, type Answered, type HttpBrowser } from '../shoppers/http-browser.ts'

const shoppers = 40
const atOnce = 100

/** A name nobody else has, which the store shows its owner. */
const markOf = (index: number): string => `Zq${index.toString(36).padStart(2, '0')}xmark${(index * 7919).toString(36)}q`
const anyMark = /Zq[0-9a-z]{2}xmark[0-9a-z]+q/g

const personal = [
  '/en-us/cart',
  '/en-us/checkout?step=shipping',
  '/en-us/account',
  '/en-us/account/profile',
  '/en-us/account/address',
  '/en-us/favorites',
  '/cart/v1/cart/current?locale=en_US',
  '/consumers-v3/consumer?locale=en_US',
  '/en-us/privacy-choices',
] as const
const everybodys = [
  '/en-us',
  '/en-us/c/tents',
  '/en-us/c/jackets?color=green',
  '/en-us/search?q=boot',
  '/de-de',
  '/fr-ca/help',
  '/en-us/store-locator',
  '/en-us/gone-for-good',
] as const

type Shopper = { readonly mark: string; readonly browser: HttpBrowser }

/** Half of them have an account in their name, half are guests who have typed their name into the checkout. */
async function openShopper(port: number, index: number): Promise<Shopper> {
  const mark = markOf(index)
  const browser = openBrowser(port, { 'cf-connecting-ip': `203.0.113.${index}` })
  await browser.run('cart/add', { upc: '410011000027', qty: 1 })
  const password = 'Trail-lantern-77'
  if (index % 2 === 0) {
    const account = {
      email: `${mark}@example.com`,
      firstName: mark,
      lastName: 'Moor',
      password,
      confirmPassword: password,
    }
    await browser.run('sign-in/join', account)
  } else await browser.run('checkout/ship', { ...denverStreet, email: `${mark}@example.com`, firstName: mark })
  return { mark, browser }
}

const isForEverybody = ({ headers }: Answered): boolean => (headers['cache-control'] ?? '').includes('public')

/** Requests of forty shoppers in any order, a hundred at a time: nobody is shown another's name, and pages for everybody show none. */
export async function leak(size = 10_000): Promise<readonly Check[]> {
  const seed = Number(process.env.SEED ?? 11)
  const random = randomFrom(seed)
  const store = await openStore()
  try {
    const people: Shopper[] = []
    await inParallel(
      Array.from({ length: shoppers }, (_, index) => index),
      8,
      async index => {
        people[index] = await openShopper(store.port, index)
      },
    )
    const [foreign, stored, cookies, broken]: [string[], string[], string[], string[]] = [[], [], [], []]
    let own = 0
    await inParallel(Array.from({ length: size }), atOnce, async () => {
      const person = people[Math.floor(random() * shoppers)]
      if (person === undefined) return
      const path = random() < 0.6 ? oneOf(personal, random) : oneOf(everybodys, random)
      const answer = await person.browser.get(path)
      const marks = new Set(`${answer.text}${JSON.stringify(answer.headers)}`.match(anyMark))
      if (marks.delete(person.mark)) own += 1
      if (marks.size > 0) foreign.push(path)
      if (isForEverybody(answer) && anyMark.test(answer.text)) stored.push(path)
      if (isForEverybody(answer) && answer.cookies.length > 0) cookies.push(`${path} ${answer.cookies[0]}`)
      if (answer.status >= 500) broken.push(`${path} ${answer.status}`)
      anyMark.lastIndex = 0
    })
    return [
      never('a shopper was shown another’s name', foreign),
      never('a page for everybody had a name in it', stored),
      never('a page for everybody set a cookie', cookies),
      never('an answer was a failure', broken),
      holds(
        'shoppers were shown their own names, so that a foreign one would have been seen',
        own > size / 10,
        `${own} times`,
      ),
    ]
  } finally {
    await store.end()
  }
}

import { beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#src/commerce/call.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import { roles, type Role, type Who } from '#src/commerce/permissions.ts'
import { locales } from '#src/language/locales.ts'
import { fixtures } from '#demo/fixtures.ts'

import { guest, newcomer, signedIn, type Person } from '../../shoppers/person.ts'
import { whoMay } from '../who-may.ts'

/** What each role is told by a call of each kind; nothing is let in. Written out here, apart from the table it checks. */
const expected: Readonly<Record<Who, Readonly<Record<Role, string | undefined>>>> = {
  anyone: all(undefined),
  guest: all(undefined),
  shopper: { ...all(undefined), associate: 'AUT404' },
  'signed-in': { ...all(undefined), guest: 'AUT404' },
  registered: { ...all(undefined), guest: 'AUT404', associate: 'AUT404' },
  member: {
    guest: 'REW401',
    registered: 'REW130',
    member: undefined,
    employee: 'REW130',
    credited: 'REW130',
    associate: 'AUT404',
  },
  associate: { ...all('AUT404'), associate: undefined },
}

function all(told: string | undefined): Record<Role, string | undefined> {
  return { guest: told, registered: told, member: told, employee: told, credited: told, associate: told }
}

/** What somebody is told who may not make a call. */
const closed = new Set(['AUT401', 'AUT404', 'REW401', 'REW130'])

const people = {} as Record<Role, Person>

async function associate(): Promise<Person> {
  const person = await guest()
  const storeId = 's-us-denver'
  const username = `${storeId}@stores.fellholm.example`
  await person.call('auth.agent.login', { username, password: 'trail-lantern-42', storeId })
  return person
}

beforeAll(async () => {
  people.guest = await guest()
  people.registered = await signedIn('shopper')
  people.member = await signedIn('member')
  people.employee = await signedIn('employee')
  people.credited = await signedIn('athlete')
  people.associate = await associate()
}, 60_000)

/** An id that fits every pattern and belongs to nothing. */
const nothing = 'nothing-of-this-name-at-all'

/** Asks for a call with the person's own token and no body, past the storefront's own checks. */
async function told(person: Person, { method, path }: Call): Promise<string | undefined> {
  const { env } = await import('cloudflare:workers')
  const { COMMERCE } = env as unknown as { COMMERCE: Fetcher }
  const concrete = path.replaceAll(/\{\w+\}/g, nothing)
  const response = await COMMERCE.fetch(`https://commerce.internal${concrete}?locale=${locales['en-us'].callLocale}`, {
    method,
    headers: {
      'auth-access': 'a-key-for-tests-only',
      'x-site-id': locales['en-us'].site,
      authorization: `Bearer ${(await person.session())?.accessToken ?? ''}`,
    },
  })
  // Who is let in reaches the call, which may refuse what it was asked; a call that breaks has let in nobody.
  if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  const json: { errorDetails?: { errorId: string }[] } = await response.json()
  const code = json.errorDetails?.[0]?.errorId
  return code !== undefined && closed.has(code) ? code : undefined
}

const names = Object.keys(calls) as CallName[]

/** Who may make a call, as this test has it and not the contract. */
const whoOf = (name: CallName): Who => {
  const pinned = (Object.keys(whoMay) as Who[]).filter(who => (whoMay[who] as readonly CallName[]).includes(name))
  const [who] = pinned
  if (who === undefined || pinned.length > 1) throw new Error(`${name} belongs into one list of who-may.ts`)
  return who
}

/** These end or change the session they are made in; they are asked last, with a person of their own. */
const ending = new Set<CallName>(names.filter(name => (calls[name] as Call).session === 'ends'))

describe('the authorisation matrix: six roles × every call (R011, R018, R019, R020, R032)', () => {
  it.each(names.filter(name => !ending.has(name)))(
    '%s lets in whom the table of permissions names, and nobody else',
    async name => {
      const call: Call = calls[name]
      const answers = await Promise.all(roles.map(async role => [role, await told(people[role], call)] as const))
      expect(Object.fromEntries(answers)).toEqual(expected[whoOf(name)])
    },
  )

  it.each([...ending])('%s is for who is signed in', async name => {
    const call: Call = calls[name]
    expect(await told(await guest(), call)).toBe(expected[whoOf(name)].guest)
    expect(await told(await newcomer(), call)).toBeUndefined()
    expect(await told(await associate(), call)).toBe(expected[whoOf(name)].associate)
  })

  it.each(names.filter(name => whoOf(name) !== 'anyone'))('%s answers AUT401 without a token', async name => {
    const nobody = { ...people.guest, session: async () => undefined }
    expect(await told(nobody, calls[name])).toBe('AUT401')
  })

  it('no call has been opened to others, or closed, beside the lists of this test', () => {
    expect(names.length).toBeGreaterThan(140)
    expect(names.filter(name => calls[name].who !== whoOf(name))).toEqual([])
  })

  it('every call declares what it may refuse by the table', () => {
    const lacking = names.flatMap(name => {
      const { who, errors }: Call = calls[name]
      const declared = new Set<string>(errors)
      const codes = [...Object.values(expected[who]), ...(who === 'anyone' ? [] : ['AUT401'])]
      return codes.flatMap(code => (code === undefined || declared.has(code) ? [] : `${name} ${code}`))
    })
    expect([...new Set(lacking)]).toEqual([])
  })
})

describe('nobody reads or changes what is another shopper’s', () => {
  const denver = {
    firstName: 'Ada',
    lastName: 'Moor',
    addressLine1: '12 Larimer Street',
    city: 'Denver',
    province: 'CO',
    postalCode: '80202',
    countryCode: 'US',
    phone: '3035550142',
  }

  it('basket: every call that names one answers BSK404 to a stranger', async () => {
    const owner = await newcomer()
    const { answer: cart } = await owner.call('cart.cart.create', {})
    await owner.call('cart.item.add', { basketId: cart.id, upc: fixtures.plentiful.upc, qty: 1 })
    for (const stranger of [people.guest, people.registered, people.associate]) {
      const basketId = cart.id
      const replies = await Promise.all([
        stranger.call('cart.cart.get', { basketId }),
        stranger.call('cart.item.add', { basketId, upc: fixtures.plentiful.upc, qty: 1 }),
        stranger.call('cart.order.prepare', { basketId }),
        stranger.call('cart.payment-session.get', { basketId }),
        stranger.call('cart.shipping-address.add', { basketId, address: { ...denver, email: 'a@b.co' } }),
      ])
      expect(replies.map(({ code }) => code)).toEqual(['BSK404', 'BSK404', 'BSK404', 'BSK404', 'BSK404'])
    }
  })

  it('order, address, card and list: a stranger is told what somebody is told who asks for nothing', async () => {
    const owner = await signedIn('history')
    const stranger = await newcomer()
    const { answer: history } = await owner.call('consumer.purchase-history.list', {})
    const orderId = history.orders[0]?.orderNumber ?? ''
    const { answer: book } = await owner.call('consumer.profile.get', {})
    const addressId = book.consumerDetails.address[0]?.addressId ?? ''
    const { favoriteId } = (await owner.call('wishlists.favorites.list', {})).answer
    const { saveForLaterId } = (await owner.call('wishlists.saved-for-later.get', {})).answer
    const { upc, productId } = fixtures.plentiful
    const codes = async (ids: { orderId: string; addressId: string; list: string; saved: string }) => [
      (await stranger.call('consumer.purchase.get', { orderId: ids.orderId })).code,
      (await stranger.call('consumer.order.track', { orderNumber: ids.orderId })).code,
      (await stranger.call('consumer.order.cancel', { orderNumber: ids.orderId })).code,
      (await stranger.call('consumer.address.update', { addressId: ids.addressId, address: denver })).code,
      (await stranger.call('consumer.address.remove', { addressId: ids.addressId })).code,
      (await stranger.call('wishlists.favorites-share.get', { favoriteId: ids.list })).code,
      (await stranger.call('wishlists.favorites-item.remove', { favoriteId: ids.list, itemId: productId })).code,
      (await stranger.call('cart.saved-for-later.put', { saveForLaterId: ids.saved, itemId: upc, qty: 2 })).code,
    ]
    const unknown = {
      orderId: 'U0000000000',
      addressId: 'no-such-address',
      list: 'x'.repeat(22),
      saved: 'x'.repeat(22),
    }
    const strangers = await codes({ orderId, addressId, list: favoriteId, saved: saveForLaterId })
    expect(strangers).toEqual(await codes(unknown))
    expect(strangers).toEqual(['ORD409', 'OHS4004', 'OHS4004', 'CCA401', 'CCA401', 'AUT440', 'AUT440', 'AUT440'])
  })
})

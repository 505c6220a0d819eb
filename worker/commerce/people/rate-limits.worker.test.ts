import { beforeEach, describe, expect, test } from 'vitest'

import { systemRandom } from '../random.ts'
import { hashPassword } from '../rules/passwords/password.ts'
import { enter, holding, password, signUp } from '../testing/ada.ts'
import { rows } from '../testing/checkout.ts'
import { keptLetters } from '../testing/letters.ts'
import { clock } from '../testing/clock.ts'
import { rightPin, valueCards } from '../testing/fixture/value-cards.ts'
import { inStore } from '../testing/in-store.ts'
import { newShopper, shopperWith, type Shopper } from '../testing/shopper.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const from = (address: string) => ({ 'x-client-address': address })
const pinOf = (index: number) => String(index).padStart(4, '0')

/** How often each code was answered. */
const tally = (codes: readonly (string | undefined)[]) =>
  codes.reduce<Record<string, number>>((all, code = 'ok') => ({ ...all, [code]: (all[code] ?? 0) + 1 }), {})

describe('PINs of gift cards: 255 guesses at a card stop at ten', () => {
  const guess = async (asker: Shopper, pin: string, number: string = valueCards.good) =>
    (await asker.call('cart.gift-card.balance', { number, pin })).code

  test('of a new guest each time, from an address of their own each time; not even the right PIN is told any more', async () => {
    const codes = []
    for (const index of times(255)) codes.push(await guess(await newShopper(from(`192.0.2.${index}`)), pinOf(index)))
    expect(tally(codes)).toEqual({ GFC800: 10, GFC799: 245 })
    expect(await guess(await newShopper(), rightPin)).toBe('GFC799')
    clock.pass(60 * 60_000)
    expect(await guess(await newShopper(), rightPin)).toBeUndefined()
  })

  test('by paying with it as well, and both are counted together', async () => {
    const codes = []
    for (const index of times(20)) {
      const { shopper, cart } = await shopperWith([])
      const paying = { basketId: cart.id, payment_method_id: 'GIFT_CARD', number: valueCards.good } as const
      codes.push((await shopper.call('cart.payment-instrument.add', { ...paying, pin: pinOf(index) })).code)
    }
    expect(tally(codes)).toEqual({ GFC800: 10, GFC799: 10 })
    expect(await guess(await newShopper(), rightPin)).toBe('GFC799')
  })

  test('a number that is nobody’s is answered just like one that is', async () => {
    const codes = []
    for (const index of times(12)) codes.push(await guess(await newShopper(), pinOf(index), '6006509999999999'))
    expect(tally(codes)).toEqual({ GFC800: 10, GFC799: 2 })
  })

  test('at many numbers it stops at thirty from one network address, whoever asks', async () => {
    const codes = []
    for (const index of times(40))
      codes.push(await guess(await newShopper(from('192.0.2.7')), '1234', `60065000000000${index + 10}`))
    expect(tally(codes)).toEqual({ GFC800: 30, GFC799: 10 })
  })
})

test('API429: 150 wrong coupon codes of a cart stop at twenty; ten minutes later a right one is heard', async () => {
  const { shopper, cart } = await shopperWith([])
  const apply = async (code: string) => (await shopper.call('cart.coupon.apply', { cartId: cart.id, code })).code
  const codes = []
  for (const index of times(150)) codes.push(await apply(`GUESS-${index}`))
  expect(tally(codes)).toEqual({ PRM130: 20, API429: 130 })
  expect(await apply('TEN')).toBe('API429')
  clock.pass(10 * 60_000)
  expect(await apply('TEN')).toBeUndefined()
})

describe('letters to an address that somebody has typed', () => {
  const victim = 'victim@example.org'
  const lettersTo = (recipient: string) =>
    keptLetters<{ kind: string; body: string }>('kind, body', 'recipient = ?', recipient)

  const write = (asker: Shopper, email: string) =>
    asker.call('contact.message.send', {
      category: 'order',
      subject: 'where',
      firstName: 'A',
      lastName: 'B',
      email,
      message: 'Hello?',
    })

  const subscribe = (asker: Shopper, email: string) =>
    asker.call('consumer.sms-subscription.create', { channel: 'EMAIL', email })

  const open = (asker: Shopper, email: string) =>
    asker.call('consumer.warranty-case.create', {
      firstName: 'A',
      lastName: 'B',
      email,
      productId: 'FJ100',
      issue: 'A seam has come open.',
    })

  test('an address gets five in an hour, whatever they are and whoever asks, and nobody is told', async () => {
    for (const _ of times(10)) {
      const asker = await newShopper()
      for (const ask of [write, subscribe, open]) expect((await ask(asker, victim)).status).toBe(200)
    }
    expect(await lettersTo(victim)).toHaveLength(5)
  })

  test.each([
    ['POST /contact', write],
    ['POST /consumers-v3/consumer/subscription', subscribe],
    ['POST /consumers-v3/consumer/warranty', open],
  ])('API429, %s: whoever asks for an eleventh letter in an hour is refused', async (_, ask) => {
    const asker = await newShopper()
    const codes = []
    for (const index of times(12)) codes.push((await ask(asker, `somebody-${index}@example.org`)).code)
    expect(tally(codes)).toEqual({ ok: 10, API429: 2 })
  })

  test('API429: from one network address thirty in an hour, however many guests ask', async () => {
    const codes = []
    for (const index of times(35))
      codes.push((await write(await newShopper(from('192.0.2.9')), `somebody-${index}@example.org`)).code)
    expect(tally(codes)).toEqual({ ok: 30, API429: 5 })
  })

  test('API429, PUT /products/v1/notifications: nobody has an address told of more than five things in an hour', async () => {
    const ask = async () => (await newShopper()).call('products.notification.put', { upc, email: victim })
    const [{ upc = '' } = {}] = await rows<{ upc: string }>('SELECT upc FROM variants LIMIT 1')
    const codes = []
    for (const _ of times(7)) codes.push((await ask()).code)
    expect(tally(codes)).toEqual({ ok: 5, API429: 2 })
  })
})

describe('POST /wishlists/v2/favorites/{favoriteId}/share', () => {
  const share = async (asker: Shopper, emails: string[], message = '') => {
    const { favoriteId } = (await asker.call('wishlists.favorites.list', {})).answer
    return asker.call('wishlists.favorites-share.create', { favoriteId, emails, message })
  }

  test('AUT404: no letter is written for a guest, who can still make a link', async () => {
    const guest = await newShopper()
    expect((await share(guest, ['friend@example.com'])).code).toBe('AUT404')
    const { answer } = await share(guest, [])
    expect(answer.sent).toBe(0)
    expect((await guest.call('wishlists.favorites-share.get', { favoriteId: answer.favoriteId })).status).toBe(200)
    expect(await keptLetters('1')).toEqual([])
  })

  test('what somebody writes in it holds no web address when it arrives', async () => {
    await signUp()
    await rows('UPDATE accounts SET email_verified_at = 1')
    const person = holding((await enter()).answer)
    await share(person, ['friend@example.com'], 'Win at https://evil.example/now')
    expect(await keptLetters('body', `recipient = 'friend@example.com'`)).toEqual([
      { body: 'Win at evil. example/now' },
    ])
  })
})

describe('associates', () => {
  const stores = times(30).map(index => `S-${index}`)

  const login = async (asker: Shopper, id: string, password: string) =>
    (
      await asker.call('auth.agent.login', {
        username: `${id}@stores.fellholm.example`,
        password,
        storeId: 'S-US',
      })
    ).code

  beforeEach(async () => {
    await newShopper()
    for (const id of stores) {
      await rows(
        `INSERT INTO associates (id, store_id, name, username, password) VALUES (?1, 'S-US', 'Robin', ?1 || '@stores.fellholm.example', ?2)`,
        id,
        hashPassword(password, systemRandom, 10),
      )
    }
  })

  const spray = async (asker: () => Promise<Shopper>) => {
    const codes = []
    for (const id of stores) codes.push(await login(await asker(), id, 'not-this-one'))
    return tally(codes)
  }

  test('AUT423, POST /consumers-v3/consumer/agent/login: one password at many names stops at ten of a session', async () => {
    const asker = await newShopper()
    expect(await spray(async () => asker)).toEqual({ AUT437: 10, AUT423: 20 })
  })

  test('AUT423: from one network address, and at one store from many, it stops at twenty', async () => {
    expect(await spray(() => newShopper(from('192.0.2.11')))).toEqual({ AUT437: 20, AUT423: 10 })
    clock.pass(60 * 60_000)
    let address = 0
    expect(await spray(() => newShopper(from(`198.51.100.${(address += 1)}`)))).toEqual({ AUT437: 20, AUT423: 10 })
    clock.pass(30 * 60_000)
    expect(await login(await newShopper(), 'S-1', password)).toBeUndefined()
  }, 120_000)

  test('STR404, GET /consumers-v3/utilities/stores/{storeId}/employees: the staff of another store are not told', async () => {
    const person = await newShopper()
    await inStore(person)
    await rows(`INSERT INTO associates (id, store_id, name, username, password) VALUES ('X', 'S-CA', 'Kit', 'kit', '')`)
    const staffOf = (storeId: string) => person.call('utilities.store-employees.list', { storeId })
    expect((await staffOf('S-US')).answer.employees).toHaveLength(30)
    expect((await staffOf('S-CA')).code).toBe('STR404')
  })
})

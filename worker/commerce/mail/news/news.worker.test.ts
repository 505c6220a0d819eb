import { describe, expect, test } from 'vitest'

import { productIdOf } from '../../import/identity.ts'
import { enter, holding, signUp } from '../../testing/ada.ts'
import { rows } from '../../testing/checkout.ts'
import { clock } from '../../testing/clock.ts'
import { feedOf, lines, type FeedLine } from '../../testing/feed.ts'
import { upcOf } from '../../testing/fixture/fixture.ts'
import { letterLine } from '../../testing/letter-line.ts'
import { openMailbox } from '../../testing/letters.ts'
import { call, newShopper, send, type Shopper } from '../../testing/shopper.ts'

const hour = 3_600_000

const imported = (feed: readonly FeedLine[]) =>
  send('/admin/catalog/import', {
    method: 'POST',
    headers: { authorization: 'Bearer an-admin-key-for-tests', 'content-type': 'text/csv' },
    body: feedOf(feed),
  })

const shirt = productIdOf('harbour-shirt')
/** A line of the shirt that says something of one of its SKUs; others hold a picture alone. */
const isShirt = (line: FeedLine, column: keyof FeedLine) =>
  line.Handle === 'harbour-shirt' && line[column] !== undefined
const priced = (price: string) =>
  lines.map(line => (isShirt(line, 'Variant Price') ? { ...line, 'Variant Price': price } : line))
const stocked = (pieces: string) =>
  lines.map(line => (isShirt(line, 'Variant Inventory Qty') ? { ...line, 'Variant Inventory Qty': pieces } : line))

const isNews = ({ kind }: { kind: string }) => ['price-drop', 'back-in-stock', 'cart-left'].includes(kind)
const news = async () => (await openMailbox()).filter(isNews)

/** Ada, whose e-mail is proven, with these wishes, and the shirt among her favorites. */
async function ada(notifications: Readonly<Record<string, boolean>> = {}): Promise<Shopper> {
  await signUp()
  await rows('UPDATE accounts SET email_verified_at = 1')
  const person = holding((await enter()).answer)
  await person.call('wishlists.favorites.post', { itemId: shirt })
  await person.call('consumer.notification.update', { notifications })
  return person
}

/** Ada with a new token: one lives for half an hour. */
const back = async (): Promise<Shopper> => holding((await enter()).answer)

const tokenIn = (headers: Readonly<Record<string, string>> | undefined): string =>
  new URL(/^<(.*)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? 'https://nowhere.example').searchParams.get(
    'token',
  ) ?? ''

describe('a favorite that costs less', () => {
  test('is written of once to whoever wants that (priceDropEmail), with both prices', async () => {
    await imported(lines)
    await ada({ priceDropEmail: true })
    await imported(priced('40'))
    await imported(priced('40'))
    const letters = await news()
    expect(letters).toMatchObject([
      { kind: 'price-drop', recipient: 'ada@example.com', subject: 'Harbour Shirt costs less now' },
    ])
    for (const part of ['$50.00', '$40.00']) expect(letters[0]?.text).toContain(part)
  })

  test('is not written of without that wish, nor when it has risen again before the letter went', async () => {
    await imported(lines)
    const person = await ada()
    await imported(priced('40'))
    expect(await news()).toEqual([])
    await person.call('consumer.notification.update', { notifications: { priceDropEmail: true } })
    letterLine.cut()
    await imported(priced('30'))
    await openMailbox()
    await imported(priced('60'))
    letterLine.reset()
    clock.pass(hour)
    expect(await news()).toEqual([])
  })
})

describe('a favorite that is back', () => {
  test('is written of to whoever wants that (backInStockEmail), once each time it comes back', async () => {
    await imported(stocked('0'))
    await ada({ backInStockEmail: true })
    for (let twice = 0; twice < 2; twice += 1) {
      await imported(stocked('3'))
      await imported(stocked('3'))
      expect(await news()).toHaveLength(twice + 1)
      await imported(stocked('0'))
    }
    expect((await news())[0]).toMatchObject({ kind: 'back-in-stock', subject: 'Harbour Shirt is back' })
  })

  test('is not written of without that wish', async () => {
    await imported(stocked('0'))
    await ada()
    await imported(stocked('3'))
    expect(await news()).toEqual([])
  })
})

describe('a cart that was left', () => {
  const agreed = (person: Shopper) =>
    rows(
      `INSERT INTO subscriptions (consumer_id, channel, type, recipient, optin, double_optin)
       SELECT id, 'EMAIL', 'Newsletter', email, 1, 1 FROM accounts WHERE id = ?`,
      person.tokens.consumerId,
    )
  const filled = async (person: Shopper) => {
    const { answer } = await person.call('cart.cart.create', {})
    await person.call('cart.item.add', { basketId: answer.id, upc: upcOf('FJ100'), qty: 1 })
    return answer.id
  }

  test('is written of once, a day after its last change, with consent to news by e-mail', async () => {
    const person = await ada()
    await agreed(person)
    const basketId = await filled(person)
    const addOne = async () => (await back()).call('cart.item.add', { basketId, upc: upcOf('FF100'), qty: 1 })
    clock.pass(20 * hour)
    expect((await addOne()).status).toBe(200)
    clock.pass(20 * hour)
    expect(await news()).toEqual([])
    clock.pass(5 * hour)
    const letters = await news()
    expect(letters).toMatchObject([{ kind: 'cart-left', link: '/en-us/cart' }])
    expect(letters[0]?.html?.match(/<img /g)).toHaveLength(2)
    expect((await addOne()).status).toBe(200)
    clock.pass(48 * hour)
    expect(await news()).toHaveLength(1)
  })

  test('does not make letters late while it waits for its day', async () => {
    await agreed(await ada())
    await filled(await back())
    await openMailbox()
    clock.pass(5 * hour)
    const health = await send('/health/letters', { headers: { 'x-site-id': 'fellholm-us' } })
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok', waiting: 1, givenUp: 0, late: false }])
  })

  test('is not written of without consent, nor when it is empty by then', async () => {
    const person = await ada()
    await filled(person)
    clock.pass(30 * hour)
    expect(await news()).toEqual([])
    await agreed(person)
    const again = await back()
    const basketId = await filled(again)
    const { answer } = await again.call('cart.cart.get', { basketId })
    for (const { id } of answer.items) await again.call('cart.item.remove', { basketId, itemId: id })
    clock.pass(30 * hour)
    expect(await news()).toEqual([])
  })
})

describe('RFC 8058, POST /consumers-v3/consumer/letters/stop', () => {
  const stop = (token: string) => call('consumer.letters.stop', { token })

  test('a letter that is not about an order says how it is stopped by one press, and the press stops its kind', async () => {
    await imported(lines)
    const person = await ada({ priceDropEmail: true, backInStockEmail: true })
    await imported(priced('40'))
    const [letter] = await news()
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const token = tokenIn(letter?.headers)
    expect(letter?.text).toContain(`/en-us/unsubscribe?token=${encodeURIComponent(token)}`)
    expect(letter?.headers?.['List-Unsubscribe']).not.toContain('ada')
    for (let twice = 0; twice < 2; twice += 1) expect((await stop(token)).answer).toEqual({ stopped: true })
    expect((await person.call('consumer.notification.update', { notifications: {} })).answer).toEqual({
      notifications: { priceDropEmail: false, backInStockEmail: true },
    })
    await imported(priced('20'))
    expect(await news()).toHaveLength(1)
  })

  test('whoever asked to be told of a SKU stops everything that was asked for with that address', async () => {
    const [first, second] = [upcOf('FJ100'), upcOf('FF100')]
    await imported(stocked('0'))
    const { answer: stock } = await call('products.inventory.get', { productId: shirt })
    const shopper = await newShopper()
    for (const upc of [stock.items[0]?.upc ?? '', stock.items[1]?.upc ?? '', first, second])
      await shopper.call('products.notification.put', { upc, email: 'ana@example.com' })
    await imported(stocked('0'))
    const [letter] = await news()
    expect((await stop(tokenIn(letter?.headers))).status).toBe(200)
    expect(await rows('SELECT upc FROM stock_notifications')).toEqual([])
  })

  test('CCN404 for a link that is not ours, or was changed', async () => {
    await imported(lines)
    await ada({ priceDropEmail: true })
    await imported(priced('40'))
    const [letter] = await news()
    const [text = '', mac = ''] = tokenIn(letter?.headers).split('.')
    const other = Buffer.from(JSON.stringify({ what: 'cart-left', whose: 'somebody' })).toString('base64url')
    expect((await stop(`${other}.${mac}`)).code).toBe('CCN404')
    expect((await stop(`${text}.${mac.replace(/^./, first => (first === 'A' ? 'B' : 'A'))}`)).code).toBe('CCN404')
  })
})

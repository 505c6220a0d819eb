import { runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'

import { clock } from '../testing/clock.ts'
import { rows } from '../testing/checkout.ts'
import { anyCard, digitalCard } from '../testing/fixture/gift-cards.ts'
import { buy, cartWith, forNoor, giftLetters, knownBy, letterAt } from '../testing/gift-cards.ts'
import { keptLetters } from '../testing/letters.ts'
import { newShopper, siteStub } from '../testing/shopper.ts'

const hour = 3_600_000
const day = 24 * hour
const onTheThird = { ...forNoor, from: 'Ada', sendOn: '2026-12-03' }

/** Buys a card for Noor, and gives back what knows it. */
async function bought(giftOption: object) {
  const { shopper, basketId } = await cartWith({ upc: digitalCard, giftOption: { ...forNoor, ...giftOption } })
  const { place, orderNumber, st } = await buy(shopper, basketId)
  await place()
  return { shopper, orderNumber, st }
}

describe('R409: who gives a gift card, and the day it is sent', () => {
  test('the letter says who gives it, the message by lines, number, PIN and amount, and how to use it', async () => {
    await bought({ from: 'Ada', message: 'For you.\nSee you up there.' })
    const letter = await letterAt(0)
    expect(letter.subject).toBe('Ada has sent you a gift card')
    expect(letter.body).toBe('Noor, Ada has a gift for you: a Fellholm gift card worth $50.')
    expect(letter.plain).toContain('\n\n“For you.\n\nSee you up there.”\n\n')
    expect(letter.plain).toMatch(/Card number: (\d{4} ){3}\d{4}\nPIN: \d{8}\nAmount: \$50\n/)
    expect(letter.plain).toContain('At the payment step, enter the card number and the PIN.')
  })

  test('what people have typed makes no link of itself in the letter', async () => {
    await bought({ from: 'https://evil.example', message: 'Go to www.evil.example' })
    expect((await letterAt(0)).plain).not.toMatch(/https:\/\/evil|www\.evil/)
  })

  test('a card for a day leaves in its morning where the shop is, by the alarm, and its number waits nowhere', async () => {
    const { orderNumber } = await bought(onTheThird)
    expect(await giftLetters()).toEqual([])
    const [waiting] = await rows<{ facts: string }>(`SELECT facts FROM outbox WHERE kind = 'gift-card'`)
    expect(JSON.parse(waiting?.facts ?? '')).toEqual({ orderNumber, place: 1 })
    // From Tuesday, 10:00 in Denver, to Thursday of the week after, a minute before eight.
    clock.pass(9 * day - 2 * hour - 60_000)
    await runDurableObjectAlarm(siteStub())
    expect(await giftLetters()).toEqual([])
    clock.pass(60_000)
    await runDurableObjectAlarm(siteStub())
    const letter = await letterAt(0)
    expect(letter.recipient).toBe(forNoor.email)
    const { answer } = await (await newShopper()).call('cart.gift-card.balance', knownBy(letter))
    expect(answer.balance).toBe(5_000)
  })

  test('one for today goes at once', async () => {
    await bought({ sendOn: '2026-11-24' })
    expect(await giftLetters()).toHaveLength(1)
  })

  test('an order that is cancelled before the day sends no card', async () => {
    const { shopper, orderNumber, st } = await bought(onTheThird)
    expect((await shopper.call('consumer.order.cancel', { orderNumber, st })).answer.status).toBe('CANCELLED')
    clock.pass(10 * day)
    await runDurableObjectAlarm(siteStub())
    expect(await giftLetters()).toEqual([])
    expect(await rows(`SELECT state FROM outbox WHERE kind = 'gift-card'`)).toEqual([{ state: 'dropped' }])
  })

  test('POST /consumers-v3/consumer/resendGiftCardEmail sends none before its day', async () => {
    const { orderNumber, st } = await bought(onTheThird)
    const again = async () =>
      (await (await newShopper()).call('consumer.gift-card-email.resend', { orderNumber, st })).answer.sent
    expect(await again()).toBe(0)
    expect(await giftLetters()).toEqual([])
    clock.pass(10 * day)
    expect(await again()).toBe(1)
  })

  test('the order’s confirmation says for whom it is and when it is sent', async () => {
    await bought(onTheThird)
    const [letter] = await keptLetters<{ plain: string }>('plain', `kind = 'order-confirmed'`)
    expect(letter?.plain).toContain('For Noor · Sent on Thu, December 3')
  })

  test.each(['2026-11-23', '2027-11-25', '2026-02-30'])('GFO410: %s is no day to send it on', async sendOn => {
    const { shopper, basketId, cart } = await cartWith({ upc: digitalCard })
    const giftOption = { ...forNoor, sendOn }
    expect((await shopper.call('cart.item.add', { basketId, upc: digitalCard, giftOption })).code).toBe('GFO410')
    const itemId = cart.items[0]?.id ?? ''
    expect((await shopper.call('cart.item.update', { basketId, itemId, qty: 1, giftOption })).code).toBe('GFO410')
  })

  test.each(['2026-11-24', '2027-11-24'])('%s is one: today, and the last day of the year ahead', async sendOn => {
    const { cart } = await cartWith({ upc: digitalCard, giftOption: { ...forNoor, sendOn } })
    expect(cart.items[0]?.giftOption?.sendOn).toBe(sendOn)
  })

  test('cards for two days, or from two people, are two lines', async () => {
    const { cart } = await cartWith(
      { upc: digitalCard, giftOption: onTheThird },
      { upc: digitalCard, giftOption: { ...onTheThird, sendOn: '2026-12-04' } },
      { upc: digitalCard, giftOption: { ...onTheThird, from: 'Ida' } },
      { upc: digitalCard, giftOption: onTheThird },
    )
    expect(cart.items.map(({ qty }) => qty)).toEqual([2, 1, 1])
  })
})

describe('R410: a gift card of any sum', () => {
  test('says between which two it may be, costs what the line says, and is issued with that', async () => {
    const guest = await newShopper()
    const { answer: product } = await guest.call('products.details.get', { productId: 'FG100' })
    expect(product.variants.find(({ upc }) => upc === anyCard)).toMatchObject({ current: 2_500, most: 10_000 })
    const { shopper, basketId, cart } = await cartWith({ upc: anyCard, giftAmount: 3_750, giftOption: forNoor })
    expect(cart.items[0]).toMatchObject({ giftAmount: 3_750, price: { current: 3_750, original: 3_750 } })
    expect(cart.items[0]?.variants.at(-1)?.name).toBe('$37.50')
    expect(cart.totals.total).toBe(3_750)
    await (await buy(shopper, basketId)).place()
    const { answer } = await guest.call('cart.gift-card.balance', knownBy(await letterAt(0)))
    expect(answer.balance).toBe(3_750)
  })

  test('two sums are two lines; a changed quantity and another design keep the sum', async () => {
    const { shopper, basketId, cart } = await cartWith(
      { upc: anyCard, giftAmount: 3_000 },
      { upc: anyCard, giftAmount: 4_000 },
    )
    expect(cart.items.map(({ price }) => price.current)).toEqual([3_000, 4_000])
    const itemId = cart.items[0]?.id ?? ''
    const { answer: more } = await shopper.call('cart.item.update', { basketId, itemId, qty: 2 })
    expect(more.items[0]?.price.rowTotal).toBe(6_000)
    const { answer: same } = await shopper.call('cart.item.update', { basketId, itemId, qty: 2, giftAmount: 4_000 })
    expect(same.items.map(({ qty, giftAmount }) => [qty, giftAmount])).toEqual([[3, 4_000]])
    const { answer: fixed } = await shopper.call('cart.item.update', { basketId, itemId, qty: 1, upc: digitalCard })
    expect(fixed.items[0]).not.toHaveProperty('giftAmount')
    expect(fixed.items[0]?.price.current).toBe(5_000)
  })

  test.each([undefined, 2_499, 10_001, -3_000])(
    'GFO406: %s is no sum of it; another card has none of its own',
    async giftAmount => {
      const { shopper, basketId } = await cartWith()
      const add = (upc: string, sum: number | undefined) =>
        shopper.call('cart.item.add', { basketId, upc, ...(sum !== undefined && { giftAmount: sum }) })
      expect(await add(anyCard, giftAmount)).toMatchObject({ code: 'GFO406', info: { least: 2_500, most: 10_000 } })
      expect((await add(digitalCard, 5_000)).code).toBe('GFO406')
      expect((await shopper.call('cart.cart.create-with-item', { upc: anyCard })).code).toBe('GFO406')
    },
  )

  test('R131: saved for later, it still knows its sum and what it costs', async () => {
    const { shopper, basketId, cart } = await cartWith({ upc: anyCard, giftAmount: 3_000 })
    const { answer } = await shopper.call('cart.saved-for-later.add', { basketId, itemId: cart.items[0]?.id ?? '' })
    expect(answer.saved.items[0]).toMatchObject({ giftAmount: 3_000, price: { current: 3_000 }, available: true })
  })
})

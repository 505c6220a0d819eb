import { describe, expect, test } from 'vitest'

import type { FulfilmentEvent } from '#src/commerce/order-life.ts'

import { cards } from '#tests/shoppers/cards.ts'
import { denver } from '#tests/shoppers/addresses.ts'

import { becomes } from '../../testing/account.ts'
import { checkout, payWith, rows } from '../../testing/checkout.ts'
import { upcOf } from '../../testing/fixture/fixture.ts'
import { digitalCard } from '../../testing/fixture/gift-cards.ts'
import { openMailbox, type ReadLetter } from '../../testing/letters.ts'
import { operator } from '../../testing/operator.ts'
import { newShopper, shopperWith, type Shopper } from '../../testing/shopper.ts'

const [shell, fleece] = [upcOf('FJ100'), upcOf('FF100')]
const atStore = { 'x-store-origin': 'https://store.example' }

/** A paid order, placed at a store. */
async function bought(headers: Record<string, string> = atStore, as?: (shopper: Shopper) => Promise<void>) {
  const shopper = await newShopper(headers)
  if (as !== undefined) await as(shopper)
  const { answer: cart } = await shopper.call('cart.cart.create', {})
  const basketId = cart.id
  for (const [upc, qty] of [
    [shell, 2],
    [fleece, 1],
  ] as const)
    await shopper.call('cart.item.add', { basketId, upc, qty })
  await shopper.call('cart.shipping-address.add', { basketId, address: denver })
  await shopper.call('cart.billing-address.add', { basketId, address: denver })
  const id = await payWith(shopper, basketId, cards.approved)
  const { answer: prepared } = await shopper.call('cart.order.prepare', { basketId })
  const paymentMethod = { code: 'CREDIT_CARD', id } as const
  const { answer } = await shopper.call('cart.order.place', {
    cartId: basketId,
    recaptcha_response: 'passed',
    paymentMethod,
  })
  const idOf = (upc: string) => answer.items.find(item => item.upc === upc)?.id ?? ''
  return { shopper, placed: answer, orderNumber: prepared.orderNumber, st: prepared.st, idOf }
}

const label = { carrier: 'Northpost', trackingNumber: '401234567890', trackingUrl: 'https://carrier.example/4012' }

async function drive(orderNumber: string, ...events: FulfilmentEvent[]) {
  for (const event of events) await operator.move(orderNumber, { number: 1, event, ...(event === 'ship' && label) })
}

const letterOf = async (kind: string): Promise<ReadLetter> => {
  const found = (await openMailbox()).filter(letter => letter.kind === kind)
  expect([kind, found.length]).toEqual([kind, 1])
  return found[0] as ReadLetter
}

const kinds = async () => (await openMailbox()).map(({ kind }) => kind).toReversed()

/** Both views of a letter hold each of these. */
function says({ html = '', text = '' }: ReadLetter, ...parts: readonly string[]): void {
  for (const part of parts) expect([part, html.includes(part), text.includes(part)]).toEqual([part, true, true])
}

describe('an order that is confirmed', () => {
  test('has everything in its letter: lines, delivery, addresses, payment, totals, number, and a link that opens it for a guest', async () => {
    const { orderNumber, st, placed } = await bought()
    const letter = await letterOf('order-confirmed')
    expect(letter).toMatchObject({ recipient: denver.email, subject: `We have your order ${orderNumber}`, headers: {} })
    const money = (amount: number) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount / 100)
    says(
      letter,
      orderNumber,
      'Quantity 2',
      'Standard shipping',
      denver.addressLine1,
      'Billing address',
      'United States',
      'Card •••• 4242',
    )
    says(
      letter,
      ...placed.items.map(({ name }) => name),
      ...placed.items.map(({ price }) => money(price.priceAfterItemDiscount)),
    )
    says(letter, money(placed.totals.total), money(placed.totals.tax))
    expect(letter.link).toBe(`/en-us/order-details?orderNumber=${orderNumber}&st=${st}`)
    expect(letter.text).toContain(`https://store.example${letter.link}`)
    expect(letter.html).toContain(`href="https://store.example${letter.link?.replace('&', '&amp;')}"`)
  })

  test('is a document that mail programs show in light and dark, with a picture of each thing from the store it was placed at', async () => {
    const { placed } = await bought()
    const { html = '' } = await letterOf('order-confirmed')
    expect(html).toMatch(/^<!DOCTYPE html><html dir="ltr" lang="en-US">/)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme:dark){.paper{background-color:#0f1513 !important}')
    for (const { image } of placed.items) expect(html).toContain(`src="https://store.example${image.src}"`)
    expect(html.match(/<img /g)).toHaveLength(placed.items.length)
    for (const other of ['<script', '<link', '{'])
      expect([other, html.split('</style>')[1]?.includes(other)]).toEqual([other, false])
  })

  test('is written to in the language and for the store it was placed in, whoever is at the machine when it goes', async () => {
    await bought({ ...atStore, locale: 'es_US' })
    const letter = await letterOf('order-confirmed')
    expect([letter.locale, letter.html?.includes('lang="es-US"')]).toEqual(['es-us', true])
    says(letter, 'Dirección de facturación', 'Pagado con', 'https://store.example/es-us/')
  })

  test('sends no link that somebody typed into an address to the address of somebody else', async () => {
    const { shopper } = await bought()
    const basketId = (await shopper.call('cart.cart.create', {})).answer.id
    await shopper.call('cart.item.add', { basketId, upc: shell, qty: 1 })
    const address = { ...denver, firstName: 'Win at https://evil.example', email: 'victim@example.com' }
    await shopper.call('cart.shipping-address.add', { basketId, address })
    const id = await payWith(shopper, basketId, cards.approved)
    await shopper.call('cart.order.prepare', { basketId })
    const paymentMethod = { code: 'CREDIT_CARD', id } as const
    await shopper.call('cart.order.place', {
      cartId: basketId,
      recaptcha_response: 'passed',
      billingAddress: address,
      paymentMethod,
    })
    const letter = (await openMailbox()).find(({ recipient }) => recipient === 'victim@example.com')
    expect(letter?.html).toContain('evil. example')
    expect(`${letter?.html}${letter?.text}`).not.toContain('evil.example')
  })
})

describe('an order that moves', () => {
  test('is written of when it is shipped, with carrier, number and link, and when it has arrived; not while it is packed', async () => {
    const { orderNumber } = await bought()
    await drive(orderNumber, 'begin', 'pack')
    expect(await kinds()).toEqual(['order-confirmed'])
    await drive(orderNumber, 'ship', 'deliver')
    expect(await kinds()).toEqual(['order-confirmed', 'order-shipped', 'order-delivered'])
    const shipped = await letterOf('order-shipped')
    says(shipped, 'Northpost', '401234567890', 'https://carrier.example/4012', 'Track your package', 'Quantity 2')
  })

  test('is written of when it can be fetched, with the place, and when somebody has fetched it', async () => {
    const { shopper, cart } = await shopperWith([[shell, 1]], atStore)
    const cartId = cart.id
    const itemId = cart.items[0]?.id ?? ''
    await shopper.call('cart.shipping-method.set', { cartId, itemId, code: 'pickup', storeId: 'S-US' })
    const pickupContact = { firstName: 'Bo', lastName: 'Hill', email: 'bo@example.com' }
    await shopper.call('cart.shipping-address.add', { basketId: cartId, pickupContact })
    const id = await payWith(shopper, cartId, cards.approved)
    const { orderNumber } = (await shopper.call('cart.order.prepare', { basketId: cartId })).answer
    const paymentMethod = { code: 'CREDIT_CARD', id } as const
    await shopper.call('cart.order.place', {
      cartId,
      recaptcha_response: 'passed',
      billingAddress: denver,
      paymentMethod,
    })
    await drive(orderNumber, 'begin', 'pack', 'make-ready', 'hand-over')
    expect(await kinds()).toEqual(['order-confirmed', 'order-ready', 'order-picked-up'])
    const [store] = await rows<{ name: string }>(`SELECT facts ->> 'name' AS name FROM locations WHERE id = 'S-US'`)
    says(await letterOf('order-confirmed'), 'Pick it up at', store?.name ?? 'no store', 'Bo Hill')
    says(await letterOf('order-ready'), store?.name ?? 'no store', 'It waits for you at')
  })

  test('is written of by whoever cancels it: the warehouse as well, in whole; the shopper a part', async () => {
    const { shopper, orderNumber, st, idOf } = await bought()
    await shopper.call('consumer.order.cancel', { orderNumber, st, items: [{ itemId: idOf(shell), qty: 1 }] })
    const part = await letterOf('order-cancelled')
    expect(part.subject).toBe(`Part of your order ${orderNumber} is canceled`)
    says(part, 'Quantity 1', 'Goes back')
    await drive(orderNumber, 'begin', 'cancel')
    const [whole] = await openMailbox()
    expect(whole).toMatchObject({ kind: 'order-cancelled', subject: `Your order ${orderNumber} is canceled` })
  })

  test('is written of when a return has come and when it is paid back; of an empty parcel, that nothing goes back', async () => {
    const { shopper, orderNumber, st, idOf } = await bought()
    await drive(orderNumber, 'begin', 'pack', 'ship', 'deliver')
    const announce = async (upc: string, qty: number) =>
      (
        await shopper.call('consumer.return-label.create', {
          orderId: orderNumber,
          st,
          items: [{ itemId: idOf(upc), qty }],
        })
      ).answer.returnNumber
    const first = await announce(shell, 2)
    await operator.moveReturn(first, { event: 'receive' })
    says(await letterOf('return-received'), first, 'Quantity 2')
    await operator.moveReturn(first, { event: 'refund' })
    says(await letterOf('order-refunded'), first, 'Goes back')
    const second = await announce(fleece, 1)
    await operator.moveReturn(second, { event: 'receive', items: [{ itemId: idOf(fleece), qty: 0 }] })
    await operator.moveReturn(second, { event: 'refund' })
    const [latest] = await openMailbox()
    expect(latest).toMatchObject({ kind: 'order-refunded', subject: `About your return (${orderNumber})` })
  })

  test('a gift card goes to whom it is for, and whoever bought it is told when it has gone', async () => {
    const { place, prepared } = await checkout([[digitalCard, 1]])
    await place()
    expect(await kinds()).toEqual(['gift-card', 'order-confirmed'])
    await operator.move(prepared.orderNumber, { number: 1, event: 'deliver' })
    expect(await kinds()).toEqual(['gift-card', 'order-confirmed', 'gift-card-sent'])
  })
})

describe('PUT /consumers-v3/consumer/notification: what an account wants to hear', () => {
  const wants = (notifications: object) => async (shopper: Shopper) => {
    await becomes(shopper, {})
    await rows(
      `UPDATE accounts SET details = ?, phone = '13035550142' WHERE id = ?`,
      JSON.stringify({ notifications }),
      shopper.tokens.consumerId,
    )
  }
  const shippedTo = async (notifications: object) => {
    const { orderNumber } = await bought(atStore, wants(notifications))
    await drive(orderNumber, 'begin', 'pack', 'ship')
    return (await openMailbox()).map(({ kind, channel, recipient }) => [kind, channel, recipient]).toReversed()
  }

  test('news of the way come by e-mail where nothing was said, and no text message', async () => {
    expect(await shippedTo({})).toEqual([
      ['order-confirmed', 'email', denver.email],
      ['order-shipped', 'email', denver.email],
    ])
  })

  test('orderEmail off: the confirmation comes all the same, the way is not written of', async () => {
    expect(await shippedTo({ orderEmail: false })).toEqual([['order-confirmed', 'email', denver.email]])
  })

  test('orderSms on: a text message says it in one line, with the link', async () => {
    expect(await shippedTo({ orderEmail: false, orderSms: true })).toEqual([
      ['order-confirmed', 'email', denver.email],
      ['order-shipped', 'sms', '13035550142'],
    ])
    const [message] = await openMailbox()
    expect(message?.text).toMatch(
      /^Fellholm: Your package is on its way \(U\d+\)\. https:\/\/store\.example\/en-us\/order-details\?/,
    )
    expect(message?.html).toBeUndefined()
  })
})

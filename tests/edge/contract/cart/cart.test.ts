import { describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { cards } from '../../../shoppers/cards.ts'
import {
  answerAt,
  bottle,
  buyer,
  fill,
  lineIn,
  pack,
  patch,
  plentiful,
  reserveAt,
  scarceStock,
} from '../../shoppers/buyer.ts'
import { guest, newcomer, notProvoked, type Person } from '../../shoppers/person.ts'

const nowhere = '499999999999'
const { giftCard, lowStock, neverDelivered, onlyInStores, soldOutSku, twoAtMost, withdrawnSku } = fixtures

async function shopperWithCart(upc: string = plentiful, qty = 1) {
  const person = await guest()
  const cart = await fill(person, upc, qty)
  return { person, basketId: cart.id, cart, itemId: lineIn(cart, upc) }
}

/** Somebody who fetches a thing at a store, where another has just bought the rest of what lay there. */
async function fetchingLast() {
  const { storeId, upc, left, missing } = await scarceStock()
  const person = await guest()
  const cart = await reserveAt(person, { storeId, upc })
  await (await buyer({ storeId, upc, qty: left })).place()
  return { person, cart, basketId: cart.id, itemId: lineIn(cart, upc), upc, missing }
}

/** Fills a cart with as many lines as it takes; a thing made to another recipe is another line. */
async function fullCart(person: Person): Promise<string> {
  const { answer: cart } = await person.call('cart.cart.create', {})
  for (let line = 0; line < 100; line += 1)
    await person.call('cart.item.add', { basketId: cart.id, upc: plentiful, recipeId: `recipe-${line}` })
  return cart.id
}

describe('POST /cart/v1/cart', () => {
  it('opens an empty cart; asked again it is the same one; another shopper’s is another', async () => {
    const [person, other] = [await guest(), await guest()]
    const reply = await person.call('cart.cart.create', {})
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { items: [], totals: { total: 0 } } })
    expect(reply.answer.id).toMatch(/^[\w-]{22}$/)
    expect((await person.call('cart.cart.create', {})).answer.id).toBe(reply.answer.id)
    expect((await other.call('cart.cart.create', {})).answer.id).not.toBe(reply.answer.id)
  })
})

describe('POST /cart/v1/cartWithItem', () => {
  const open = (person: Person, upc: string, qty?: string) =>
    person.call('cart.cart.create-with-item', { upc, ...(qty === undefined ? {} : { qty }) })

  it('opens a cart with its first thing, one of it unless more are asked for', async () => {
    const person = await guest()
    const reply = await open(person, plentiful, '2')
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { totalItems: 2, items: [{ upc: plentiful }] } })
    expect((await open(await guest(), plentiful)).answer.totalItems).toBe(1)
  })

  it.each([
    ['INV405', 409, 'a SKU that is gone', soldOutSku.upc, '1'],
    ['INV407', 409, 'a SKU of which no warehouse ever had any', neverDelivered.upc, '1'],
    ['INV702', 409, 'a SKU that has no price any more', withdrawnSku.upc, '1'],
    ['INV408', 409, 'more than a line may hold', twoAtMost.upc, '3'],
    ['ORD404', 404, 'a SKU that is not there', nowhere, '1'],
  ])('%s (%s): %s', async (code, status, _, upc, qty) => {
    expect(await open(await guest(), upc, qty)).toMatchObject({ status, code })
  })
})

describe('GET /cart/v1/cart/{basketId}', () => {
  const read = (person: Person, basketId: string, inventorySupplyCheck: 'true' | 'false' = 'false') =>
    person.call('cart.cart.get', { basketId, inventorySupplyCheck })

  it('R118: tells id, currency, totals, items, payment_instruments, shippingMethods, couponItems, orderPromotions, upsellProducts, promoSummary and flash messages', async () => {
    const { person, basketId } = await shopperWithCart()
    const { answer, misfit } = await read(person, basketId)
    expect(misfit).toEqual([])
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(
        'id currency totalItems totals items payment_instruments shippingMethods couponItems orderPromotions upsellProducts promoSummary flash'.split(
          ' ',
        ),
      ),
    )
    expect(Object.keys(answer.totals)).toEqual(
      expect.arrayContaining(
        'total totalDiscount itemTotal totalWithoutTax shipping tax totalDiscountPercentage remainingToPay currency totalUnits itemSubTotal netAmount taxAmount appliedRewards'.split(
          ' ',
        ),
      ),
    )
    expect(answer.upsellProducts).toHaveLength(4)
    expect(answer.upsellProducts).not.toContain(answer.items[0]?.productId)
  })

  it('gives the cart to its owner; BSK404 for somebody else’s and for none', async () => {
    const { person, cart } = await shopperWithCart()
    expect(await read(person, cart.id)).toMatchObject({ status: 200, misfit: [], answer: cart })
    expect(await read(await newcomer(), cart.id)).toMatchObject({ status: 404, code: 'BSK404' })
    expect(await read(person, 'x'.repeat(22))).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it('R404, cart.options.get: with favStoreId each line can be fetched there, wherever the rest goes, and without it nowhere', async () => {
    const { storeId: favStoreId } = await scarceStock()
    const { person, basketId } = await shopperWithCart()
    const storesWith = async (more: { favStoreId?: string; isPatchRequired?: 'true' | 'false' }) => {
      const { status, misfit, answer } = await person.call('cart.cart.get', { basketId, ...more })
      expect({ status, misfit }).toEqual({ status: 200, misfit: [] })
      const places = answer.items.flatMap(({ shippingOptions }) => shippingOptions.flatMap(one => one.storeInfo ?? []))
      return new Set(places.map(({ id }) => id))
    }
    expect(await storesWith({})).toEqual(new Set())
    for (const isPatchRequired of ['true', 'false'] as const)
      expect(await storesWith({ favStoreId, isPatchRequired })).toEqual(new Set([favStoreId]))
    expect(await storesWith({ favStoreId: 's-no-where' })).toEqual(new Set())
  })

  it('R404, cart.options.get: flash ProductItemMaxQuantity, then flash ProductItemNotAvailable, as others buy what the cart holds', async () => {
    const { person, basketId, itemId } = await shopperWithCart(lowStock.upc, 2)
    expect((await read(person, basketId, 'true')).answer.flash).toEqual([])
    await (await buyer({ upc: lowStock.upc })).place()
    const fewer = await read(person, basketId, 'true')
    expect(fewer).toMatchObject({ status: 200, misfit: [] })
    expect(fewer.answer.flash).toEqual([{ type: 'ProductItemMaxQuantity', itemId, detail: { maxAllowedQty: 1 } }])
    await (await buyer({ upc: lowStock.upc })).place()
    expect((await read(person, basketId, 'true')).answer.flash).toEqual([{ type: 'ProductItemNotAvailable', itemId }])
    expect((await read(person, basketId)).answer.flash).toEqual([])
  })
})

describe('POST /cart/v1/item', () => {
  const add = (person: Person, basketId: string, upc: string, qty?: number) =>
    person.call('cart.item.add', { basketId, upc, ...(qty === undefined ? {} : { qty }) })

  it('adds one piece unless more are asked for; the same SKU grows its line', async () => {
    const { person, basketId, cart } = await shopperWithCart()
    const reply = await add(person, basketId, plentiful)
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { totalItems: 2, items: [{ qty: 2 }] } })
    expect(reply.answer.revision).toBeGreaterThan(cart.revision)
    expect((await add(person, basketId, bottle, 3)).answer.items.map(({ qty }) => qty)).toEqual([2, 3])
  })

  it.each([
    ['INV405', 409, 'a SKU that is gone', soldOutSku.upc, 1],
    ['INV407', 409, 'a SKU of which no warehouse ever had any', neverDelivered.upc, 1],
    ['INV702', 409, 'a SKU that has no price any more', withdrawnSku.upc, 1],
    ['ORD404', 404, 'a SKU that is not there', nowhere, 1],
  ])('%s (%s): %s', async (code, status, _, upc, qty) => {
    const { person, basketId } = await shopperWithCart()
    expect(await add(person, basketId, upc, qty)).toMatchObject({ status, code })
  })

  it('INV408 with maxAllowedQty: more than a line may hold, counting what is there; BSK404: somebody else’s cart', async () => {
    const { person, basketId } = await shopperWithCart(twoAtMost.upc, 2)
    const refused = await add(person, basketId, twoAtMost.upc)
    expect(refused).toMatchObject({ status: 409, code: 'INV408', info: { maxAllowedQty: 2 } })
    expect(await add(await guest(), basketId, plentiful)).toMatchObject({ status: 404, code: 'BSK404' })
  })

  it('ORD430 on the hundred-and-first line, also for POST /cart/v1/cartWithItem', async () => {
    const person = await guest()
    const basketId = await fullCart(person)
    expect(await add(person, basketId, bottle)).toMatchObject({ status: 409, code: 'ORD430', info: { mostLines: 100 } })
    expect((await person.call('cart.cart.create-with-item', { upc: bottle })).code).toBe('ORD430')
  })
})

describe('R016, R017: an electronic gift card', () => {
  const forNoor = { email: 'noor@example.com', to: 'Noor', message: 'See you up there.' }
  const add = (person: Person, basketId: string, upc: string, giftOption = forNoor) =>
    person.call('cart.item.add', { basketId, upc, giftOption })

  it('POST /cart/v1/item carries the e-mail of its recipient and a message; PUT /cart/v1/cart/{basketId}/item changes them', async () => {
    const { person, basketId } = await shopperWithCart()
    const reply = await add(person, basketId, giftCard.upc)
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    const itemId = lineIn(reply.answer, giftCard.upc)
    const lineOf = (cart: typeof reply.answer) => cart.items.find(({ id }) => id === itemId)
    expect(lineOf(reply.answer)).toMatchObject({ giftCard: 'digital', giftOption: forNoor })
    const change = (giftOption: typeof forNoor | null, id = itemId) =>
      person.call('cart.item.update', { basketId, itemId: id, qty: 1, giftOption })
    expect(lineOf((await change({ ...forNoor, to: 'Ida' })).answer)?.giftOption?.to).toBe('Ida')
    expect(lineOf((await change(null)).answer)).not.toHaveProperty('giftOption')
    expect(await change({ ...forNoor, email: 'noor' })).toMatchObject({ status: 400, code: 'AUT453' })
    const other = await change(forNoor, lineIn(reply.answer))
    expect(other).toMatchObject({ code: 'GFO405' })
  })

  it('GFO405 for a recipient of anything else, AUT453 for what is no e-mail address', async () => {
    const { person, basketId } = await shopperWithCart()
    expect((await add(person, basketId, plentiful)).code).toBe('GFO405')
    expect((await add(person, basketId, giftCard.upc, { ...forNoor, email: 'noor' })).code).toBe('AUT453')
  })
})

describe('R409, R410: the day and the sum of a gift card', () => {
  const { upc: anySum } = fixtures.anySumGiftCard
  const forNoor = { email: 'noor@example.com', to: 'Noor', message: 'See you up there.', from: 'Ada' }
  const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10)

  it('POST /cart/v1/item takes both, and the line says them', async () => {
    const { person, basketId } = await shopperWithCart()
    const giftOption = { ...forNoor, sendOn: day(30) }
    const reply = await person.call('cart.item.add', { basketId, upc: anySum, giftOption, giftAmount: 3_750 })
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    const line = reply.answer.items.find(({ upc }) => upc === anySum)
    expect(line).toMatchObject({ giftOption, giftAmount: 3_750, price: { current: 3_750 } })
    const change = (more: object) =>
      person.call('cart.item.update', { basketId, itemId: line?.id ?? '', qty: 1, ...more })
    expect((await change({ giftAmount: 4_000 })).answer.items.at(-1)?.price.current).toBe(4_000)
    expect(await change({ giftAmount: 999 })).toMatchObject({ status: 400, code: 'GFO406' })
    expect(await change({ giftOption: { ...forNoor, sendOn: day(-2) } })).toMatchObject({ status: 400, code: 'GFO410' })
  })

  it('GFO406 for a sum it cannot have or none at all, GFO410 for a day that is over', async () => {
    const { person, basketId } = await shopperWithCart()
    const add = (more: object) => person.call('cart.item.add', { basketId, upc: anySum, ...more })
    const between = { least: 1_000, most: 50_000 }
    expect(await add({ giftAmount: 50_001 })).toMatchObject({ status: 400, code: 'GFO406', info: between })
    expect(await person.call('cart.cart.create-with-item', { upc: anySum })).toMatchObject({ code: 'GFO406' })
    const late = { giftAmount: 2_000, giftOption: { ...forNoor, sendOn: day(400) } }
    expect(await add(late)).toMatchObject({ status: 400, code: 'GFO410' })
  })
})

describe('PUT /cart/v1/cart/{basketId}/item', () => {
  it('sets a quantity and another colour or size', async () => {
    const { person, basketId, itemId } = await shopperWithCart()
    const reply = await person.call('cart.item.update', { basketId, itemId, qty: 3 })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { items: [{ id: itemId, qty: 3 }] } })
    const changed = await person.call('cart.item.update', { basketId, itemId, qty: 1, upc: '410011000010' })
    expect(changed.answer.items).toMatchObject([{ id: itemId, qty: 1, upc: '410011000010' }])
  })

  it.each([
    ['INV405', 409, 'another size that is gone', { upc: soldOutSku.upc }],
    ['INV407', 409, 'a size of which no warehouse ever had any', { upc: neverDelivered.upc }],
    ['INV702', 409, 'a size that has no price any more', { upc: withdrawnSku.upc }],
    ['INV408', 409, 'more than a line may hold', { qty: 11 }],
    ['ORD404', 404, 'a line that is not there', { itemId: 'no-such-line' }],
    ['ORD404', 404, 'a size that is not there', { upc: nowhere }],
  ])('%s (%s): %s', async (code, status, _, more) => {
    const { person, basketId, itemId } = await shopperWithCart()
    expect(await person.call('cart.item.update', { basketId, itemId, qty: 1, ...more })).toMatchObject({ status, code })
  })

  it('BSK404: somebody else’s cart', async () => {
    const { basketId, itemId } = await shopperWithCart()
    const refused = await (await guest()).call('cart.item.update', { basketId, itemId, qty: 2 })
    expect(refused).toMatchObject({ status: 404, code: 'BSK404' })
  })
})

describe('DELETE /cart/v1/item', () => {
  it('takes a line away; ORD404 when it is not there, BSK404 for somebody else’s cart', async () => {
    const { person, basketId, itemId } = await shopperWithCart()
    const remove = (who: Person) => who.call('cart.item.remove', { basketId, itemId })
    expect(await remove(await guest())).toMatchObject({ status: 404, code: 'BSK404' })
    expect(await remove(person)).toMatchObject({ status: 200, misfit: [], answer: { items: [], totalItems: 0 } })
    expect(await remove(person)).toMatchObject({ status: 404, code: 'ORD404' })
  })
})

describe('D17: what is out of stock for now', () => {
  /** The three calls that put pieces into a cart, made for one SKU by somebody who has a line of it or another. */
  async function tryAll({ person, basketId, itemId }: Awaited<ReturnType<typeof shopperWithCart>>, upc: string) {
    const replies = [
      await person.call('cart.cart.create-with-item', { upc }),
      await person.call('cart.item.add', { basketId, upc }),
      await person.call('cart.item.update', { basketId, itemId, qty: 1, upc }),
    ]
    return replies.map(({ status, code }) => `${status} ${code}`)
  }

  it('INV406: others are just buying the last piece; when their bank says no, they are there again', async () => {
    const shopper = await shopperWithCart()
    const last = await buyer({ upc: onlyInStores.upc, card: cards.challenge })
    const challenged = await last.place()
    expect(await tryAll(shopper, onlyInStores.upc)).toEqual(['409 INV406', '409 INV406', '409 INV406'])
    await answerAt(challenged.answer.flash[0]?.action ?? '', 'no')
    await patch(last)
    const { person, basketId } = shopper
    expect((await person.call('cart.item.add', { basketId, upc: onlyInStores.upc })).status).toBe(200)
  })

  it('INV700: the shelf it is fetched from has been emptied; INV701: that store does not carry another size', async () => {
    const { upc, missing, ...shopper } = await fetchingLast()
    expect(await tryAll(shopper, upc)).toEqual(['409 INV700', '409 INV700', '409 INV700'])
    const { person, basketId, itemId } = shopper
    const changed = await person.call('cart.item.update', { basketId, itemId, qty: 1, upc: missing })
    expect(changed).toMatchObject({ status: 409, code: 'INV701' })
  })
})

it('GWP403: PUT /cart/v1/cart/{basketId}/item and DELETE /cart/v1/item leave the gift that comes with a pack alone', async () => {
  const { person, basketId, cart } = await shopperWithCart(pack)
  const gift = cart.items.find(({ bonus }) => bonus)?.id ?? ''
  const replies = [
    await person.call('cart.item.update', { basketId, itemId: gift, qty: 2 }),
    await person.call('cart.item.remove', { basketId, itemId: gift }),
  ]
  expect(replies.map(({ status, code }) => [status, code])).toEqual([
    [403, 'GWP403'],
    [403, 'GWP403'],
  ])
})

it('POST /cart/v1/deviceFingerPrint is kept with the cart; BSK404 for somebody else’s', async () => {
  const { person, basketId } = await shopperWithCart()
  const send = (who: Person) => who.call('cart.device-fingerprint.send', { basketId, fingerprint: 'a-device' })
  expect(await send(person)).toMatchObject({ status: 200, misfit: [], answer: { accepted: true } })
  expect(await send(await guest())).toMatchObject({ status: 404, code: 'BSK404' })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked([
      'cart.cart.create',
      'cart.cart.create-with-item',
      'cart.cart.get',
      'cart.item.add',
      'cart.item.update',
      'cart.item.remove',
      'cart.device-fingerprint.send',
    ]),
  ).toEqual([])
})

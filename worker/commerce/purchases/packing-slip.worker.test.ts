import { inflateSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import type { Document } from '#src/commerce/calls/orders/purchases.ts'
import { fromBase64 } from '#src/kit/bytes/base64.ts'

import { checkout } from '../testing/checkout.ts'
import { upcOf } from '../testing/fixture/fixture.ts'
import { digitalCard } from '../testing/fixture/gift-cards.ts'
import { openMailbox } from '../testing/letters.ts'
import { operator } from '../testing/operator.ts'
import { inLines } from './paper.ts'

const shell = upcOf('FJ100')
const note =
  'For the ridge, with love and with a thermos of tea that keeps warm for as long as it takes you to get up there. Ada'

/** What stands on a file: its content streams are deflated, their texts hexadecimal (ISO 32000-1, 7.3.4.3, 7.4.4). */
function textOf({ content }: Document): string[] {
  const bytes = fromBase64(content) ?? new Uint8Array()
  const file = new TextDecoder('latin1').decode(bytes)
  const written = [...file.matchAll(/(?<!end)stream\r?\n/g)].map(({ 0: begin, index }) => {
    const stream = bytes.subarray(index + begin.length, file.indexOf('endstream', index))
    return stream[0] === 0x78 ? new TextDecoder().decode(inflateSync(stream)) : ''
  })
  return [...written.join('\n').matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) =>
    hex.replaceAll(/../g, pair => String.fromCodePoint(Number.parseInt(pair, 16))),
  )
}

async function bought(giftReceipt?: { readonly note?: string }, upc = shell) {
  const { shopper, basketId, place } = await checkout([[upc, 2]])
  if (giftReceipt !== undefined) await shopper.call('cart.gift-receipt.set', { basketId, giftReceipt })
  return (await place()).answer
}

const price = /\$\d/

describe('GET /admin/orders/{orderNumber}/fulfilments/{number}/slip', () => {
  test('has order, address, things and what they cost', async () => {
    const order = await bought()
    const { answer, status } = await operator.slip(order.orderNumber, 1)
    expect([status, answer.fileName]).toEqual([200, `${order.orderNumber}-1.pdf`])
    const lines = textOf(answer)
    expect(lines).toContain('Packing slip')
    expect(lines.join('\n')).toContain(order.orderNumber)
    expect(lines.some(line => line.startsWith(`2 × ${order.items[0]?.name}`))).toBe(true)
    expect(lines.some(line => price.test(line))).toBe(true)
  })

  test('R417: of a gift it has the note, whole and in lines that fit, and no price', async () => {
    const { orderNumber } = await bought({ note })
    const lines = textOf((await operator.slip(orderNumber, 1)).answer)
    expect(lines).toContain('A gift for you')
    expect(lines.join(' ')).toContain(note)
    expect(lines).not.toContain(note)
    expect(lines.filter(line => price.test(line))).toEqual([])
  })

  test('ORD409 where nothing is packed: no such order, no such parcel, or a card by e-mail', async () => {
    const { orderNumber } = await bought()
    expect(await operator.slip(orderNumber, 2)).toMatchObject({ code: 'ORD409' })
    expect(await operator.slip('U0000000000', 1)).toMatchObject({ code: 'ORD409' })
    const sent = await bought(undefined, digitalCard)
    expect(await operator.slip(sent.orderNumber, 1)).toMatchObject({ code: 'ORD409' })
  })
})

test('R417: letters about a gift have its note; the one about its parcel has no price, which that about other orders has', async () => {
  const label = { carrier: 'Northpost', trackingNumber: '401234567890' }
  const shipped = async (giftReceipt?: { readonly note?: string }) => {
    const { orderNumber } = await bought(giftReceipt)
    for (const event of ['begin', 'pack', 'ship'] as const)
      await operator.move(orderNumber, { number: 1, event, ...(event === 'ship' && label) })
    const letters = (await openMailbox()).filter(({ subject }) => subject.includes(orderNumber))
    const of = (kind: string) => letters.find(letter => letter.kind === kind)?.text ?? ''
    return { confirmed: of('order-confirmed'), way: of('order-shipped') }
  }
  const plain = await shipped()
  expect([price.test(plain.confirmed), price.test(plain.way)]).toEqual([true, true])
  const gift = await shipped({ note: 'For the ridge.' })
  for (const letter of [gift.confirmed, gift.way]) expect(letter).toContain('For the ridge.')
  expect([price.test(gift.confirmed), price.test(gift.way)]).toEqual([true, false])
})

test('a text is broken between words, and a word that is too long between letters', () => {
  const fits = (words: string) => words.length <= 8
  expect(inLines('up to the ridge', fits)).toEqual(['up to', 'the', 'ridge'])
  expect(inLines('a thermometer', fits)).toEqual(['a', 'thermome', 'ter'])
  expect(inLines('', fits)).toEqual([''])
})

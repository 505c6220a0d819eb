import { describe, expect, it } from 'vitest'

import { orderStatus } from '#src/commerce/order-life.ts'
import { emailOf, fixtures } from '#demo/fixtures.ts'

import { buyer } from '../../shoppers/buyer.ts'
import { guest, emailsTo, notProvoked, signedIn, type Person } from '../../shoppers/person.ts'

const email = emailOf('history')

/** The numbers of the seeded orders, by where they stand in the history. */
const seeded = (place: number) => `U${1_000_000_001 + place}`
const [created, confirmed, inProgress, , , , delivered, cancelled, returned] = Array.from({ length: 9 }, (_, place) =>
  seeded(place),
) as [string, string, string, string, string, string, string, string, string]

const isPdf = (content: string) => atob(content).startsWith('%PDF-1.')

describe('POST /consumers-v3/consumer/purchasehistory', () => {
  it('D48: gives ten orders of the account, the newest first, with the total; start pages through, status narrows', async () => {
    const person = await signedIn('history')
    const first = await person.call('consumer.purchase-history.list', {})
    expect(first).toMatchObject({ status: 200, misfit: [], answer: { total: 24 } })
    expect(first.answer.orders).toHaveLength(10)
    const times = first.answer.orders.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await person.call('consumer.purchase-history.list', { start: 20 })).answer.orders).toHaveLength(4)
    const shipped = await person.call('consumer.purchase-history.list', { status: 'SHIPPED' })
    expect(shipped.answer.orders.map(({ status }) => status)).toEqual(['SHIPPED'])
    expect((await (await signedIn('shopper')).call('consumer.purchase-history.list', {})).answer.total).toBe(0)
  })

  it('says of each order what can be bought again, and whether any of it can be sent back, as the order itself does', async () => {
    const person = await signedIn('history')
    const { answer } = await person.call('consumer.purchase-history.list', {})
    for (const { orderNumber, lines, canReturn } of answer.orders) {
      const { answer: order } = await person.call('consumer.purchase.get', { orderId: orderNumber })
      // Before it is paid, nothing of it is bought again or sent back.
      if (order.placing !== 'final') {
        expect([orderNumber, lines, canReturn]).toEqual([orderNumber, undefined, undefined])
        continue
      }
      const ordered = order.items.map(({ upc, qty, bonus }) => ({ upc, qty, bonus }))
      expect([orderNumber, canReturn]).toEqual([orderNumber, order.canReturn])
      expect([orderNumber, lines]).toMatchObject([orderNumber, ordered])
    }
  })

  it('D22: the one with the long history has an order in every state', async () => {
    const { answer } = await (await signedIn('history')).call('consumer.purchase-history.list', { count: 100 })
    expect(new Set(answer.orders.map(({ status }) => status))).toEqual(new Set(orderStatus.options))
  })
})

describe('GET /consumers-v3/consumer/purchase/{orderId}', () => {
  it('D23: gives an order to its account, and to whoever shows its token; ORD409 to a guest and a stranger without, and for a wrong one', async () => {
    const owner = await signedIn('history')
    const reply = await owner.call('consumer.purchase.get', { orderId: delivered })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { orderNumber: delivered, status: 'DELIVERED' } })
    expect(reply.answer.parcels).toHaveLength(2)
    const { st, totals, items, shipments, paymentMethods, flash } = reply.answer
    expect(paymentMethods).toEqual([
      {
        code: 'CREDIT_CARD',
        label: expect.stringMatching(/\d{4}$/),
        amount: totals.total,
        additionalData: { card_type: expect.any(String) },
      },
    ])
    const shipped = shipments.flatMap(({ itemIds }) => itemIds)
    expect([shipped.toSorted(), flash]).toEqual([items.map(({ id }) => id).toSorted(), []])
    for (const stranger of [await guest(), await signedIn('shopper')]) {
      expect((await stranger.call('consumer.purchase.get', { orderId: delivered })).code).toBe('ORD409')
      // The token is what a letter's link shows, on whatever device.
      expect((await stranger.call('consumer.purchase.get', { orderId: delivered, st })).answer.orderNumber).toBe(
        delivered,
      )
    }
    expect((await owner.call('consumer.purchase.get', { orderId: delivered, st: 'x'.repeat(22) })).code).toBe('ORD409')
  })
})

describe('POST /consumers-v3/consumer/TrackOrder', () => {
  const track = (person: Person, more: object = {}) =>
    person.call('consumer.order.track', { orderNumber: delivered, email, ...more })

  it('gives an order to a guest who knows its number and e-mail, or its token', async () => {
    const visitor = await guest()
    const byEmail = await track(visitor, { email: email.toUpperCase() })
    expect(byEmail).toMatchObject({ status: 200, misfit: [], answer: { orderNumber: delivered, canReturn: true } })
    expect(byEmail.answer.parcels[0]).toMatchObject({ number: 1, deliveredAt: expect.any(String) })
    const { st } = byEmail.answer
    expect((await visitor.call('consumer.order.track', { orderNumber: delivered, st })).status).toBe(200)
  })

  it('OHS4004, the same answer whichever of the two factors is wrong; ORD400 for a malformed e-mail', async () => {
    const visitor = await guest()
    const wrongEmail = await track(visitor, { email: 'somebody@else.example' })
    const wrongNumber = await track(visitor, { orderNumber: 'U0000000000' })
    expect([wrongEmail.status, wrongEmail.code]).toEqual([404, 'OHS4004'])
    // Only which request it was differs.
    const { correlationId: _, ...told } = wrongNumber.answer as object & { correlationId?: string }
    expect(wrongEmail.answer).toEqual({ ...told, correlationId: expect.any(String) })
    expect((await track(visitor, { email: 'no' })).code).toBe('ORD400')
  })

  it('AUT403 after ten wrong guesses at an order, whoever guesses, until a captcha is passed', async () => {
    const orderNumber = seeded(20)
    for (const _ of Array.from({ length: 10 })) await track(await guest(), { orderNumber, email: 'a@b.co' })
    const visitor = await guest()
    expect((await track(visitor, { orderNumber })).code).toBe('AUT403')
    expect((await track(visitor, { orderNumber, recaptcha_response: 'fail' })).code).toBe('AUT403')
    expect((await track(visitor, { orderNumber, recaptcha_response: 'passed' })).status).toBe(200)
  })
})

describe('POST /consumers-v3/consumer/CancelOrder', () => {
  const cancel = (person: Person, orderNumber: string) => person.call('consumer.order.cancel', { orderNumber, email })

  it('D22: cancels a CONFIRMED order once: 50 parallel requests give one refund and one letter', async () => {
    const visitor = await guest()
    const all = await Promise.all(Array.from({ length: 50 }, () => cancel(visitor, confirmed)))
    const done = all.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    expect(done[0]).toMatchObject({ misfit: [], answer: { status: 'CANCELLED', canCancel: false } })
    expect(done[0]?.answer.refunded).toBe(done[0]?.answer.totals.total)
    expect(all.filter(({ code }) => code === 'ORD409')).toHaveLength(49)
    const letters = (await emailsTo(email)).filter(({ subject }) => subject.includes(confirmed))
    expect(letters).toHaveLength(1)
  })

  it('D22: cancels a CREATED one that waits for the bank, without a refund', async () => {
    const reply = await cancel(await guest(), created)
    expect(reply).toMatchObject({ status: 200, answer: { status: 'CANCELLED' } })
    expect(reply.answer).not.toHaveProperty('refunded')
  })

  it('ORD409 once the warehouse has it, and for one that is cancelled already', async () => {
    const visitor = await guest()
    expect(await cancel(visitor, inProgress)).toMatchObject({ code: 'ORD409', info: { status: 'IN_PROGRESS' } })
    expect((await cancel(visitor, cancelled)).code).toBe('ORD409')
  })
})

describe('POST /consumers-v3/consumer/purchase/invoice/download', () => {
  it('gives the invoice as a PDF, the same one every time, in the language it is asked for in', async () => {
    const owner = await signedIn('history')
    const reply = await owner.call('consumer.invoice.download', { orderNumber: delivered })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { fileName: `Invoice-${delivered}.pdf` } })
    expect(isPdf(reply.answer.content)).toBe(true)
    const again = await owner.call('consumer.invoice.download', { orderNumber: delivered })
    expect(again.answer.content).toBe(reply.answer.content)
    const german = await (
      await signedIn('history', 'de-de')
    ).call('consumer.invoice.download', {
      orderNumber: delivered.replace('U', 'E'),
    })
    expect(german.answer.fileName).toBe(`Rechnung-${delivered.replace('U', 'E')}.pdf`)
  })

  it('ORD409 for an order that is not paid', async () => {
    const unpaid = created.replace('U', 'G')
    const reply = await (await signedIn('history', 'en-gb')).call('consumer.invoice.download', { orderNumber: unpaid })
    expect(reply.code).toBe('ORD409')
  })
})

describe('POST /consumers-v3/consumer/return/{orderId}/returnLabel', () => {
  const label = async (person: Person, orderId: string, qty = 1) => {
    const { answer } = await person.call('consumer.order.track', { orderNumber: orderId, email })
    const items = [{ itemId: answer.items[0]?.id ?? '', qty }]
    return person.call('consumer.return-label.create', { orderId, email, items })
  }

  it('gives a label as a PDF; asked again it is the same return, asked for another thing another one, and none twice', async () => {
    const visitor = await guest()
    const reply = await label(visitor, delivered)
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(isPdf(reply.answer.label.content)).toBe(true)
    expect(reply.answer.returnNumber).toMatch(/^\d{12}$/)
    expect((await label(visitor, delivered)).answer.returnNumber).toBe(reply.answer.returnNumber)
    const { answer } = await visitor.call('consumer.order.track', { orderNumber: delivered, email })
    expect(answer.returns).toMatchObject([{ returnNumber: reply.answer.returnNumber, state: 'announced' }])
    const other = answer.items[1]?.id ?? ''
    const send = (itemId: string, qty: number) =>
      visitor.call('consumer.return-label.create', { orderId: delivered, email, items: [{ itemId, qty }] })
    expect((await send('no-such-item-here', 999)).code).toBe('RTN500')
    expect((await send(other, 2)).code).toBe('RTN500')
    const second = await send(other, 1)
    expect(second.answer.returnNumber).not.toBe(reply.answer.returnNumber)
    const after = await visitor.call('consumer.order.track', { orderNumber: delivered, email })
    expect(after.answer).toMatchObject({ canReturn: false, returns: [{}, {}] })
  })

  it('RTN500 for an order that has not arrived, for one that is older than sixty days, and for more than was bought', async () => {
    const visitor = await guest()
    expect((await label(visitor, inProgress)).code).toBe('RTN500')
    expect((await label(visitor, seeded(15))).code).toBe('RTN500')
    expect((await label(await guest('de-de'), delivered.replace('U', 'E'), 99)).code).toBe('RTN500')
  })
})

describe('POST /consumers-v3/consumer/resendGiftCardEmail', () => {
  const resend = (person: Person, orderNumber: string) =>
    person.call('consumer.gift-card-email.resend', { orderNumber, email })

  it('sends the gift cards of an order once more; GFO404 for an order without one', async () => {
    const visitor = await guest()
    expect(await resend(visitor, delivered)).toMatchObject({ status: 200, misfit: [], answer: { sent: 1 } })
    expect((await emailsTo(email)).find(({ kind }) => kind === 'gift-card')).toBeDefined()
    expect((await resend(visitor, returned)).code).toBe('GFO404')
  })

  it('API429: ten letters in an hour, then none for a while', async () => {
    const visitor = await guest()
    for (let sent = 0; sent < 10; sent++) expect((await resend(visitor, delivered)).status).toBe(200)
    expect((await resend(visitor, delivered)).code).toBe('API429')
  })
})

describe('POST /consumers-v3/consumer/resendGiftCardEmail, of gift cards somebody bought', () => {
  async function boughtCard(upc: string) {
    const shopper = await buyer({ upc })
    const { orderNumber, st } = (await shopper.place()).answer
    const named = { orderNumber, st }
    return {
      named,
      person: shopper.person,
      resend: () => shopper.person.call('consumer.gift-card-email.resend', named),
    }
  }

  it('GFS800: it was cancelled', async () => {
    const { person, named, resend } = await boughtCard(fixtures.giftCard.upc)
    expect(await resend()).toMatchObject({ status: 200, answer: { sent: 1 } })
    await person.call('consumer.order.cancel', named)
    expect(await resend()).toMatchObject({ status: 404, code: 'GFS800' })
  })

  it('GFO405: it came in an envelope', async () => {
    const { resend } = await boughtCard(fixtures.printedGiftCard.upc)
    expect(await resend()).toMatchObject({ status: 409, code: 'GFO405' })
  })
})

describe('whose order it is', () => {
  it('is asked alike by TrackOrder, CancelOrder, invoice, return label and resend: OHS4004, ORD400, AUT403', async () => {
    const thief = await signedIn('shopper')
    const orderNumber = seeded(21)
    const ask = (more: { email?: string; recaptcha_response?: string }) => {
      const named = { orderNumber, ...more }
      return Promise.all([
        thief.call('consumer.order.track', named),
        thief.call('consumer.order.cancel', named),
        thief.call('consumer.invoice.download', named),
        thief.call('consumer.gift-card-email.resend', named),
        thief.call('consumer.return-label.create', { orderId: orderNumber, ...more, items: [{ itemId: 'x', qty: 1 }] }),
      ])
    }
    const codes = async (more: object) => [...new Set((await ask(more)).map(({ code }) => code))]
    expect(await codes({})).toEqual(['OHS4004'])
    expect(await codes({ email: 'no' })).toEqual(['ORD400'])
    expect(await codes({ recaptcha_response: 'fail' })).toEqual(['AUT403'])
  })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked([
      'consumer.purchase.get',
      'consumer.purchase-history.list',
      'consumer.order.track',
      'consumer.order.cancel',
      'consumer.invoice.download',
      'consumer.return-label.create',
      'consumer.gift-card-email.resend',
    ]),
  ).toEqual([])
})

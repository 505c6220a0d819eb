import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { denver } from '#tests/shoppers/addresses.ts'

import { becomes } from '../../testing/account.ts'
import { checkout, rows } from '../../testing/checkout.ts'
import { clock } from '../../testing/clock.ts'
import { upcOf } from '../../testing/fixture/fixture.ts'
import { letterLine } from '../../testing/letter-line.ts'
import { keptLetters } from '../../testing/letters.ts'
import { operator } from '../../testing/operator.ts'
import { newShopper, send, siteStub } from '../../testing/shopper.ts'
import { stoppedAlarm } from '../../testing/stopped-alarm.ts'
import { mostAttempts, waitAfter } from './drain.ts'

afterEach(() => vi.restoreAllMocks())

const shell = upcOf('FJ100')
const minute = 60_000

async function bought(): Promise<string> {
  const { prepared, place } = await checkout([[shell, 1]])
  await place()
  return prepared.orderNumber
}

/** The alarm, as often as it takes. */
async function alarms(count = 1): Promise<void> {
  for (let left = count; left > 0; left -= 1) await runDurableObjectAlarm(siteStub())
}

const outbox = () =>
  rows<{ state: string; attempts: number; problem: string | null; facts: string; id: string }>(
    'SELECT id, state, attempts, problem, facts FROM outbox ORDER BY written_at, id',
  )
const mailbox = () => rows<{ kind: string; recipient: string }>('SELECT kind, recipient FROM letters ORDER BY id')

const asOperator = (path: string, method = 'GET') =>
  send(path, {
    method,
    headers: {
      'x-site-id': 'fellholm-us',
      authorization: 'Bearer an-operator-key-for-tests',
      'content-type': 'application/json',
    },
    ...(method === 'POST' && { body: '{}' }),
  })

describe('the outbox', () => {
  test('a letter is written with what causes it and sent by the alarm, never in the request', async () => {
    await bought()
    expect(await mailbox()).toEqual([])
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await alarms()
    expect(await mailbox()).toEqual([{ kind: 'order-confirmed', recipient: denver.email }])
  })

  test('what a letter about an order is written from stays, for it says nothing that the order does not keep', async () => {
    const orderNumber = await bought()
    await alarms()
    expect(await outbox()).toMatchObject([{ state: 'sent', facts: JSON.stringify({ orderNumber }), problem: null }])
  })

  test('what any other letter is written from is forgotten once it has gone', async () => {
    const guest = await newShopper()
    const { tokens } = await newShopper()
    await becomes({ ...guest, tokens }, {})
    await guest.call('auth.password.reset', { email: `${tokens.consumerId}@example.com` })
    await alarms()
    expect(await outbox()).toMatchObject([{ state: 'sent', facts: '{}', problem: null }])
  })

  test('a message of the warehouse that comes twice causes one letter', async () => {
    const orderNumber = await bought()
    for (const key of ['message-1', 'message-1'])
      for (const event of ['begin', 'pack'] as const)
        await operator.move(orderNumber, { number: 1, event }, { idempotencyKey: `${key}-${event}` })
    const label = { carrier: 'Northpost', trackingNumber: '401234567890' }
    for (let twice = 0; twice < 2; twice += 1)
      await operator.move(orderNumber, { number: 1, event: 'ship', ...label }, { idempotencyKey: 'message-ship' })
    await alarms(2)
    expect((await mailbox()).map(({ kind }) => kind)).toEqual(['order-confirmed', 'order-shipped'])
  })

  test('a machine that stops between commit and sending sends it after it has woken', async () => {
    await bought()
    await abortAllDurableObjects()
    expect(await keptLetters('kind')).toEqual([{ kind: 'order-confirmed' }])
  })

  test('a machine that stops between a letter’s arrival and our note of it sends no second one', async () => {
    await bought()
    await stoppedAlarm('after')
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    clock.pass(2 * minute)
    await alarms()
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(await mailbox()).toHaveLength(1)
  })

  test('an answer that is lost is asked for again under the same id, and the letter is there once', async () => {
    await bought()
    letterLine.loseAnswers()
    await alarms()
    expect(await outbox()).toMatchObject([{ state: 'waiting', problem: 'unavailable: TimeoutError' }])
    letterLine.reset()
    clock.pass(minute)
    await alarms()
    expect(await outbox()).toMatchObject([{ state: 'sent' }])
    expect(await mailbox()).toHaveLength(1)
  })

  test('waits grow: a minute, then twice as long each time, up to six hours', () => {
    expect([1, 2, 3, 4, 9, 10, 11].map(waitAfter).map(ms => ms / minute)).toEqual([1, 2, 4, 8, 256, 360, 360])
  })

  test('nothing is tried before its time, and after twelve attempts a letter is given up, seen by the health check and the operator', async () => {
    await bought()
    letterLine.cut()
    await alarms(3)
    expect((await outbox())[0]?.attempts).toBe(1)
    for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
      clock.pass(waitAfter(attempt))
      // Time goes on for the order as well: the first letter that does not go may be another.
      await alarms(3)
    }
    const [letter] = await outbox()
    expect(letter).toMatchObject({ state: 'given-up', attempts: mostAttempts, problem: 'unavailable: 503' })
    letterLine.reset()
    clock.pass(7 * 24 * 60 * minute)
    await alarms()
    expect((await outbox())[0]?.attempts).toBe(mostAttempts)
    const health = await send('/health/letters', { headers: { 'x-site-id': 'fellholm-us' } })
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'failing', givenUp: 1 }])
    const listed = await (await asOperator('/admin/letters')).json<{ letters: { id: string }[] }>()
    expect(listed).toMatchObject({ givenUp: 1, letters: [{ kind: 'order-confirmed', state: 'given-up' }] })
    expect(JSON.stringify(listed)).not.toContain('@')
    expect((await asOperator(`/admin/letters/${letter?.id}`, 'POST')).status).toBe(200)
    await alarms()
    expect((await mailbox()).filter(({ kind }) => kind === 'order-confirmed')).toHaveLength(1)
    expect((await send('/health/letters', { headers: { 'x-site-id': 'fellholm-us' } })).status).toBe(200)
    expect((await asOperator(`/admin/letters/${letter?.id}`, 'POST')).status).toBe(404)
  })

  test('GET /health/letters answers 503 once a letter is late by more than an hour, and 200 when it has gone', async () => {
    const health = async () => (await send('/health/letters', { headers: { 'x-site-id': 'fellholm-us' } })).status
    await bought()
    letterLine.cut()
    await alarms(3)
    expect(await health()).toBe(200)
    for (let attempt = 1; attempt < 7; attempt += 1) {
      expect([attempt, await health()]).toEqual([attempt, 200])
      clock.pass(waitAfter(attempt))
      await alarms(3)
    }
    expect((await outbox())[0]?.attempts).toBe(7)
    expect(await health()).toBe(503)
    letterLine.reset()
    clock.pass(waitAfter(7))
    await alarms(3)
    expect(await health()).toBe(200)
  })

  test('what a provider will not take is given up at once', async () => {
    await bought()
    letterLine.refuse()
    await alarms()
    expect(await outbox()).toMatchObject([{ state: 'given-up', attempts: 1, problem: 'refused: 422' }])
  })

  test('nothing of a letter’s content, address or token stands in the log, whatever fails', async () => {
    const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    const orderNumber = await bought()
    const [order] = await rows<{ st: string }>('SELECT st FROM orders WHERE order_number = ?', orderNumber)
    letterLine.cut()
    await alarms()
    letterLine.way = letter => Promise.reject(new Error(`${letter.recipient} ${letter.text}`))
    clock.pass(minute)
    await alarms()
    letterLine.refuse()
    clock.pass(2 * minute)
    await alarms()
    const logged = spies.flatMap(spy => spy.mock.calls.flat()).join('\n')
    expect(logged).toContain('"problem":"unavailable: 503"')
    expect(logged).toContain('"problem":"fault: Error"')
    expect(logged).toContain('"problem":"refused: 422"')
    for (const secret of [denver.email, order?.st, orderNumber, denver.lastName, 'Thank you', 'Larimer'])
      expect([secret, logged.includes(secret ?? '')]).toEqual([secret, false])
  })
})

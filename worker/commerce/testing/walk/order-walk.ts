import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test'
import * as fc from 'fast-check'

import { fulfilmentEvent, returnEvent, type FulfilmentEvent, type ReturnEvent } from '#src/commerce/order-life.ts'
import { cards } from '#tests/shoppers/cards.ts'

import { checkout } from '../checkout.ts'
import { clock } from '../clock.ts'
import { upcOf } from '../fixture/fixture.ts'
import { digitalCard } from '../fixture/gift-cards.ts'
import { letterLine } from '../letter-line.ts'
import { operator } from '../operator.ts'
import { siteStub, type Shopper } from '../shopper.ts'
import { stoppedAlarm } from '../stopped-alarm.ts'

/** How the way of a letter may break while the alarm sends. */
export const breaks = ['whole', 'cut', 'answers lost', 'stops before', 'stops after'] as const

/** One thing that is tried with an order, whether or not it is its time. Places are counted round. */
export type Step =
  | { readonly do: 'move'; readonly number: number; readonly event: FulfilmentEvent; readonly twice: boolean }
  | { readonly do: 'cancel'; readonly line: number | undefined; readonly qty: number }
  | { readonly do: 'announce'; readonly line: number; readonly qty: number }
  | { readonly do: 'return'; readonly place: number; readonly event: ReturnEvent; readonly came: number | undefined }
  | { readonly do: 'stop' }
  | { readonly do: 'alarm'; readonly way: (typeof breaks)[number]; readonly minutes: number }

const move = fc.record({
  do: fc.constant('move' as const),
  number: fc.integer({ min: 1, max: 2 }),
  event: fc.constantFrom(...fulfilmentEvent.options),
  twice: fc.boolean(),
})
const qty = fc.integer({ min: 1, max: 2 })
const line = fc.nat(2)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: move },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), line: fc.option(line, { nil: undefined }), qty }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('announce' as const), line, qty }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      place: fc.nat(1),
      event: fc.constantFrom(...returnEvent.options),
      came: fc.option(fc.nat(2), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'stop' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('alarm' as const),
      way: fc.constantFrom(...breaks),
      minutes: fc.constantFrom(0, 1, 5, 60, 600),
    }),
  },
)

/** In order as far as the table goes, so that walks come to their end as well. */
const forward: fc.Arbitrary<Step[]> = fc
  .constantFrom<readonly FulfilmentEvent[]>(
    ['begin', 'pack', 'ship', 'deliver'],
    ['begin', 'pack', 'ship'],
    ['begin', 'pack', 'cancel'],
    ['begin'],
    [],
  )
  .map(events => events.map(event => ({ do: 'move', number: 1, event, twice: false }) as const))

/** What is bought, and what is tried with it. */
export type Walk = {
  readonly bought: readonly (readonly [upc: string, qty: number])[]
  readonly steps: readonly Step[]
}

const things = [upcOf('FJ100'), upcOf('FF100'), digitalCard]

export const walk: fc.Arbitrary<Walk> = fc.record({
  bought: fc.uniqueArray(fc.tuple(fc.constantFrom(...things), qty), {
    minLength: 1,
    maxLength: 2,
    selector: ([upc]) => upc,
  }),
  steps: fc.tuple(forward, fc.array(step, { maxLength: 8 })).map(([first, then]) => [...first, ...then]),
})

const breaking = {
  whole: letterLine.reset,
  cut: letterLine.cut,
  'answers lost': letterLine.loseAnswers,
} as const satisfies Partial<Record<(typeof breaks)[number], () => void>>

/** A machine that stops takes every answer with it that is on its way. */
const survive = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  )

let told = 0

async function moveTwice(orderNumber: string, { number, event, twice }: Extract<Step, { do: 'move' }>): Promise<void> {
  told += 1
  const label = event === 'ship' ? { carrier: 'Northpost', trackingNumber: `40${told}00` } : {}
  const message = { idempotencyKey: `walk-message-${told}` }
  await operator.move(orderNumber, { number, event, ...label }, message)
  if (twice) await operator.move(orderNumber, { number, event, ...label }, message)
}

export type Walked = { readonly orderNumber: string }

/** Places an order, tries every step with it, and gives its number; nothing when it could not be placed. */
export async function take({ bought, steps }: Walk): Promise<Walked | undefined> {
  const { shopper, prepared, place } = await checkout(bought, cards.approved)
  const { orderNumber, st } = prepared
  if ((await place()).status !== 200) return undefined
  const lines = prepared.cart.items.map(({ id }) => id)
  const returns: string[] = []
  for (const one of steps) await survive(trial(shopper, { orderNumber, st, lines, returns }, one))
  return { orderNumber }
}

type Mine = {
  readonly orderNumber: string
  readonly st: string
  readonly lines: readonly string[]
  readonly returns: string[]
}

async function trial(shopper: Shopper, mine: Mine, one: Step): Promise<void> {
  const { orderNumber, st, lines, returns } = mine
  const lineAt = (place: number) => lines[place % lines.length] ?? ''
  if (one.do === 'move') return moveTwice(orderNumber, one)
  if (one.do === 'cancel') {
    const items = one.line === undefined ? {} : { items: [{ itemId: lineAt(one.line), qty: one.qty }] }
    await shopper.call('consumer.order.cancel', { orderNumber, st, ...items })
  } else if (one.do === 'announce') {
    const items = [{ itemId: lineAt(one.line), qty: one.qty }]
    const { status, answer } = await shopper.call('consumer.return-label.create', { orderId: orderNumber, st, items })
    if (status === 200) returns.push(answer.returnNumber)
  } else if (one.do === 'return') {
    const returnNumber = returns[one.place % Math.max(1, returns.length)] ?? '000000000000'
    const items = one.came === undefined ? {} : { items: lines.map(itemId => ({ itemId, qty: one.came ?? 0 })) }
    await operator.moveReturn(returnNumber, { event: one.event, ...(one.event === 'receive' && items) })
  } else if (one.do === 'stop') {
    const going = survive(operator.move(orderNumber, { number: 1, event: 'begin' }))
    await abortAllDurableObjects()
    await going
  } else {
    clock.pass(one.minutes * 60_000)
    if (one.way === 'stops before' || one.way === 'stops after')
      await stoppedAlarm(one.way === 'stops before' ? 'before' : 'after')
    else {
      breaking[one.way]()
      await survive(runDurableObjectAlarm(siteStub()))
    }
    letterLine.reset()
  }
}

/** Whatever is left open comes to its end: money, then letters. */
export async function comeToRest(open: () => Promise<number>): Promise<void> {
  letterLine.reset()
  for (let round = 0; round < 30; round += 1) {
    await survive(runDurableObjectAlarm(siteStub()))
    if ((await open()) === 0) return
    // A letter whose last attempt failed waits; one more wake sets the alarm that a stopped machine has lost.
    clock.pass(6 * 60 * 60_000)
    await survive(siteStub().fetch('https://site.internal/letters'))
  }
  throw new Error('Something is still open after thirty alarms.')
}

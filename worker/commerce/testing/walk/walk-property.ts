import { reset } from 'cloudflare:test'
import * as fc from 'fast-check'
import { expect } from 'vitest'

import { rows } from '../checkout.ts'
import { clock } from '../clock.ts'
import { faults } from '../faults.ts'
import { letterLine } from '../letter-line.ts'
import { comeToRest, take, walk } from './order-walk.ts'
import { broken, openEnds } from './walk-checks.ts'

/** So many orders share one shop, so that they get into each other's way. */
const inOneShop = 10

const whole = { unlawful: [], misstated: [], letters: [], money: [], ledgers: true }

/** Walks so many orders, a few in a shop, and checks each shop when it has come to rest. Gives how many events and letters there were. */
export async function walkOrders(count: number): Promise<{ readonly orders: number; readonly letters: number }> {
  const seen = { orders: 0, letters: 0 }
  const property = fc.asyncProperty(fc.array(walk, { minLength: inOneShop, maxLength: inOneShop }), async walks => {
    await reset()
    clock.reset()
    faults.reset()
    letterLine.reset()
    for (const one of walks) if ((await take(one)) !== undefined) seen.orders += 1
    await comeToRest(openEnds)
    expect(await broken()).toEqual(whole)
    const [sent] = await rows<{ letters: number }>('SELECT COUNT(*) AS letters FROM letters')
    seen.letters += sent?.letters ?? 0
  })
  await fc.assert(property, {
    numRuns: Math.ceil(count / inOneShop),
    interruptAfterTimeLimit: 2_700_000,
    endOnFailure: true,
  })
  return seen
}

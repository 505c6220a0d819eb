import { safeParse } from 'valibot'

import type { CallName } from '#src/commerce/calls/index.ts'
import { readBounded } from '#src/kit/bytes/bounded-body.ts'
import type { Clock } from '#src/kit/time/clock.ts'
import { sleep } from '#src/kit/time/timeout.ts'

import type { Around } from '../application.ts'
import { bodyLimit } from '../http/body.ts'
import { refusal } from '../http/refusal.ts'
import { particulars } from './particulars.ts'
import { order, readEffect, type Effect, type ScenarioOrder, type Scenario } from './scenario.ts'

/** A shop's prepared scenarios, and how many hours its clock is ahead. */
export type Prepared = { readonly scenarios: readonly Scenario[]; readonly hours: number }

export type Scenarios = {
  readonly now: Clock
  readonly around: Around
  /** Answers the deck: what is prepared, or an order that changes it. */
  readonly answer: (request: Request) => Promise<Response> | undefined
}

const hourMs = 3_600_000
const nothing: Prepared = { scenarios: [], hours: 0 }

type Flashing = { readonly flash?: unknown; readonly items?: readonly { readonly id: string }[] }

/** A cart with a flash about its first line; anything else as it is. */
function flashed<Answer extends Flashing>(cart: Answer, type: string): Answer {
  if (!Array.isArray(cart.flash)) return cart
  const [first] = cart.items ?? []
  const flash = { type, ...(first && { itemId: first.id }), ...particulars[type] }
  return { ...cart, flash: [...cart.flash, flash] }
}

/** An answer that is a cart, or holds one (a prepared order), with a flash. */
async function withFlash(response: Response, type: string): Promise<Response> {
  const answer = await response.json<Flashing & { readonly cart?: Flashing }>()
  const changed = answer.cart === undefined ? flashed(answer, type) : { ...answer, cart: flashed(answer.cart, type) }
  return Response.json(changed, response)
}

/** Answers a call under an effect. Bodies are read to their end even when they are not used. */
async function under(effect: Effect, request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (effect.kind === 'refuse' || effect.kind === 'break') await readBounded(request.body, bodyLimit)
  switch (effect.kind) {
    case 'refuse':
      return refusal(effect.code, particulars[effect.code]?.detail)
    case 'flash':
      return withFlash(await answer(), effect.type)
    case 'wait':
      await sleep(effect.ms)
      return answer()
    case 'break':
      return new Response('broken on purpose', { status: 502 })
    case 'lose':
      await answer()
      return new Response('lost on purpose', { status: 504 })
  }
}

/** The scenarios without the next one for a call, and that one's effect. */
function next(scenarios: readonly Scenario[], call: CallName) {
  const found = scenarios.find(one => one.call === call)
  if (found === undefined) return undefined
  const left = found.times > 1 ? [{ ...found, times: found.times - 1 }] : []
  return { effect: found.effect, left: scenarios.flatMap(one => (one === found ? left : [one])) }
}

const after = (prepared: Prepared, order: ScenarioOrder): Prepared => {
  if (order.do === 'clear') return nothing
  if (order.do === 'clock') return { ...prepared, hours: order.hours }
  return { ...prepared, scenarios: [...prepared.scenarios, order.scenario] }
}

/**
 * Scenarios of one shop, on one machine only: what the deck has prepared for its next calls, and its clock. Kept in the
 * shop's own storage, so that a restart changes nothing. A request's own `x-scenario` goes before what is prepared.
 */
export function openScenarios(storage: SyncKvStorage): Scenarios {
  let prepared = storage.get<Prepared>('scenarios') ?? nothing
  const write = (next: Prepared) => {
    prepared = next
    storage.put('scenarios', next)
  }

  async function tell(request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json(prepared)
    const parsed = safeParse(order, await request.json().catch(() => undefined))
    if (!parsed.success) return refusal('API400', { path: 'body', message: parsed.issues[0].message })
    write(after(prepared, parsed.output))
    return Response.json(prepared)
  }

  return {
    now: () => Date.now() + prepared.hours * hourMs,
    answer: request => (new URL(request.url).pathname === '/scenarios' ? tell(request) : undefined),
    around: (call, request, answer) => {
      const asked = readEffect(request.headers.get('x-scenario') ?? '')
      if (asked !== undefined) return under(asked, request, answer)
      const due = next(prepared.scenarios, call)
      if (due === undefined) return answer()
      write({ ...prepared, scenarios: due.left })
      return under(due.effect, request, answer)
    },
  }
}

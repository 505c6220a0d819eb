import { cartChanged } from '#src/kit/events.ts'
import type { Notice } from '#src/shop/command.ts'

import { notifyTabs } from '../visitor/tabs.ts'

export type CommandAnswer =
  | {
      readonly ok: true
      readonly value: unknown
      readonly to?: string
      /** What is told of it. */
      readonly said?: Readonly<Record<string, string>>
      /** What is said in passing. */
      readonly notice?: Notice
    }
  | {
      readonly ok: false
      readonly code: string
      readonly detail?: unknown
      readonly problems: Readonly<Record<string, string>>
      /** Where the refusal leads; it is said there. */
      readonly to?: string
    }

/** The code of a command whose answer never came, or was none. */
export const unknownOutcome = 'OUTCOME_UNKNOWN'
/** The code of one that never left the browser, or the store. */
export const notSent = 'NOT_SENT'

const unanswered = (code: string): CommandAnswer => ({ ok: false, code, problems: {} })

const isAnswer = (json: unknown): json is CommandAnswer => typeof json === 'object' && json !== null && 'ok' in json

/** Rooms whose commands may change the cart. */
export const changesCart = (address: string) => /\/-\/(?:cart|checkout)\//.test(address)

/** Longest a command may take in the browser (D32). */
const patienceMs = 30_000

/** What each press is known by until it is done: the same press once more is the same request. */
const keys = new Map<string, string>()

let latest: unknown

/** What the command was answered with that was done last; nothing when none was. */
export const latestAnswer = (): unknown => latest

/** From here on every press is a new one: what became of the others has been looked up. */
export const forgetPresses = (): void => keys.clear()

/** Posts a command once; never again by itself, whatever happens (promise O6). */
export async function sendCommand(address: string, input: unknown): Promise<CommandAnswer> {
  const body = JSON.stringify(input)
  const press = address + body
  const key = keys.get(press) ?? crypto.randomUUID()
  keys.set(press, key)
  const isOffline = !navigator.onLine
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    const json: unknown = await response.json()
    if (!isAnswer(json)) return unanswered(unknownOutcome)
    if (!json.ok) return json
    keys.delete(press)
    latest = json.value
    dispatchEvent(new CustomEvent(cartChanged, { detail: latest }))
    if (changesCart(address)) notifyTabs()
    return json
  } catch {
    return unanswered(isOffline ? notSent : unknownOutcome)
  }
}

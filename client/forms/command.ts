import { cartChanged } from '#src/kit/events.ts'
import { notSent, unknownOutcome, type CommandAnswer } from '#src/shop/command-answer.ts'

import { notifyTabs } from '../visitor/tabs.ts'
import { changesCart } from './form-protocol.ts'

const unanswered = (code: string): CommandAnswer => ({ ok: false, code, problems: {} })

const isAnswer = (json: unknown): json is CommandAnswer => typeof json === 'object' && json !== null && 'ok' in json

/** Longest a command may take in the browser (D32). */
const patienceMs = 30_000

/** The idempotency key of each press until it is answered: the same press again gets the same key. */
const keys = new Map<string, string>()

let latest: unknown

/** The value of the last command that succeeded, if any. */
export const latestAnswer = (): unknown => latest

/** From here on every press is a new one: what became of the others has been looked up. */
export const forgetPresses = (): void => keys.clear()

/** A file is told from another by its name, its size and when it was changed. */
const told = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** Posts a command once and never again by itself (promise O6); as a form where it has files. */
export async function sendCommand(address: string, input: unknown, files?: FormData): Promise<CommandAnswer> {
  const body = JSON.stringify(input, told)
  const press = address + body
  const key = keys.get(press) ?? crypto.randomUUID()
  keys.set(press, key)
  const isOffline = !navigator.onLine
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        // What a form’s parts are divided by only the browser knows.
        ...(files === undefined && { 'content-type': 'application/json' }),
        accept: 'application/json',
        'idempotency-key': key,
      },
      body: files ?? body,
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

import { timeout } from '#src/kit/time/timeout.ts'

/** What one look at a part of the store has found. */
export type PartHealth = {
  readonly part: string
  /** False where nothing here leads to the part: then nobody knows how it is. */
  readonly isAsked: boolean
  readonly isHealthy: boolean
  /** How long it took, in milliseconds. */
  readonly ms: number
  /** What it said, as short text. */
  readonly facts: string
}

export type LookOutcome = { readonly isHealthy: boolean; readonly facts: string }

const mostFacts = 400
/** A part that says nothing for so long is not well, in milliseconds. */
const longestMs = 5_000

/** Times a look; one that fails or takes too long is not well. */
export async function timed(part: string, look: () => Promise<LookOutcome>): Promise<PartHealth> {
  const began = Date.now()
  const looked = look().catch((error: unknown): LookOutcome => ({ isHealthy: false, facts: String(error) }))
  const found = (await timeout(longestMs, looked)) ?? { isHealthy: false, facts: `said nothing for ${longestMs} ms` }
  const facts = found.facts.slice(0, mostFacts)
  return { part, isAsked: true, isHealthy: found.isHealthy, ms: Date.now() - began, facts }
}

/** A part that cannot be asked from here. */
export const unasked = (part: string, why: string): Promise<PartHealth> =>
  Promise.resolve({ part, isAsked: false, isHealthy: true, ms: 0, facts: why })

/** Lists of more are said by their length. */
const mostListed = 3

const valueOf = (value: unknown): string =>
  !Array.isArray(value)
    ? JSON.stringify(value)
    : value.length > mostListed
      ? `${value.length}`
      : value.join(' · ') || 'none'

/** Values of an answer as one line. */
const lineOf = (answer: unknown): string =>
  typeof answer !== 'object' || answer === null
    ? ''
    : Object.entries(answer)
        .map(([name, value]) => `${name} ${valueOf(value)}`)
        .join(', ')

/** What a health check answers. */
export async function answerOf(
  service: Pick<Fetcher, 'fetch'>,
  address: string,
  init?: RequestInit,
): Promise<LookOutcome> {
  const answer = await service.fetch(address, init)
  const told: unknown = await answer.json().catch(() => undefined)
  return { isHealthy: answer.ok, facts: lineOf(told) }
}

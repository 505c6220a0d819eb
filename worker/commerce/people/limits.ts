import type { ShopperContext } from '../context.ts'
import { countGuess, guessesAt, type Limit } from '../db/guesses.ts'

/** What a session, and everybody behind one network address, may try so often before a captcha is asked for. */
const limits = {
  'look-up': { most: 60, withinMs: 10 * 60_000 },
  /** Wrong ones; an account has its own limit besides (D04). */
  'sign-in': { most: 50, withinMs: 30 * 60_000 },
  'sign-up': { most: 20, withinMs: 60 * 60_000 },
  reset: { most: 20, withinMs: 60 * 60_000 },
  /** Wrong guesses; each order has the limit besides, whoever guesses. */
  order: { most: 10, withinMs: 15 * 60_000 },
} as const satisfies Record<string, Limit>

export type Limited = keyof typeof limits
type Asking = Pick<ShopperContext, 'db' | 'now' | 'usid' | 'caller'>

/** Who tries; and what is tried, where that is counted by itself (`at`). */
const subjectsOf = ({ usid, caller }: Asking, what: Limited, at: string | undefined): readonly string[] => [
  `${what} session ${usid}`,
  ...(caller === '' ? [] : [`${what} caller ${caller}`]),
  ...(at === undefined ? [] : [`${what} ${at}`]),
]

/** How much further somebody comes who passes the captcha each time; beyond that the limit's time has to pass. */
const patience = 4

/** Whether an attempt is refused, because no captcha was passed or too many were; `captcha` is its answer. */
export function isBeyondLimit(context: Asking, what: Limited, captcha: string | undefined, at?: string): boolean {
  const most = limits[what].most * (captcha === undefined ? 1 : patience)
  return subjectsOf(context, what, at).some(subject => guessesAt(context, subject, limits[what]) >= most)
}

/** Writes an attempt down. */
export function countAttempt(context: Asking, what: Limited, at?: string): void {
  for (const subject of subjectsOf(context, what, at)) countGuess(context, subject, limits[what])
}

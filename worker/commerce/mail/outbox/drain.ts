import type { Context } from '../../context.ts'
import {
  dueLetters,
  forgetEnded,
  markEnded,
  markGivenUp,
  markProblem,
  markTrying,
  nextLetterAt,
  type Waiting,
} from '../../db/outbox.ts'
import { compose } from '../format/compose.ts'
import type { Couriers, Delivered } from '../letter.ts'

/** A letter that could not be sent so often is given up: see `waitAfter`, it takes some twenty hours. */
export const mostAttempts = 12

const minute = 60_000
const longestWait = 360 * minute

/** How long after its attempt a letter is tried again, in milliseconds: one minute, then always twice as long, up to six hours. */
export const waitAfter = (attempts: number): number => Math.min(2 ** (attempts - 1) * minute, longestWait)

/** So many are read at a time, and so often by one alarm. */
const atATime = 50
const mostRounds = 20

/** How long letters are kept after they were sent or failed, to answer questions about them, in milliseconds. */
const keptMs = 90 * 86_400_000

const problemOf = (delivered: Delivered): string =>
  delivered.ok ? '' : [delivered.code, delivered.detail].filter(part => part !== undefined).join(': ')

function note({ id, kind, attempts }: Waiting, problem: string, isLast: boolean): void {
  const level = isLast ? 'error' : 'warn'
  // Neither content nor recipient belongs in a log.
  console.error(JSON.stringify({ level, worker: 'commerce', letter: id, kind, attempts: attempts + 1, problem }))
}

/** Writes down why an attempt failed; the last one is told as an error, and tried no more. */
function failed({ db }: Context, waiting: Waiting, problem: string, isLast: boolean): void {
  markProblem(db, waiting.id, problem)
  if (isLast) markGivenUp(db, waiting.id)
  note(waiting, problem, isLast)
}

/** Tries one letter; false when nobody can be reached, so that the others need not be tried now. */
async function send(context: Context, waiting: Waiting, couriers: Couriers): Promise<boolean> {
  const { db, now } = context
  const { id, channel, attempts } = waiting
  const isLastAttempt = attempts + 1 >= mostAttempts
  markTrying(db, id, now() + waitAfter(attempts + 1))
  try {
    const letter = compose(context, waiting)
    const delivered = letter && (await couriers[channel](letter))
    if (delivered === undefined || delivered.ok) {
      markEnded(db, waiting, { state: delivered === undefined ? 'dropped' : 'sent', at: now() })
      return true
    }
    failed(context, waiting, problemOf(delivered), delivered.code === 'refused' || isLastAttempt)
    return delivered.code === 'refused'
  } catch (error) {
    // The error's message may quote the letter.
    failed(context, waiting, `fault: ${error instanceof Error ? error.name : 'unknown'}`, isLastAttempt)
    return true
  }
}

/** Sends what is due; false when nobody can be reached. */
async function sendDue(context: Context, couriers: Couriers): Promise<boolean> {
  for (let round = 0; round < mostRounds; round += 1) {
    const due = dueLetters(context.db, context.now(), atATime)
    if (due.length === 0) return true
    for (const waiting of due) if (!(await send(context, waiting, couriers))) return false
  }
  return true
}

/** Sends what is due, and sees to it that the alarm comes for the rest. */
async function drainOnce(context: Context, couriers: Couriers): Promise<void> {
  const { db, now, scheduler } = context
  forgetEnded(db, now() - keptMs)
  const isReached = await sendDue(context, couriers)
  const next = nextLetterAt(db)
  if (next !== undefined) scheduler.wakeIn(Math.max(isReached ? 0 : minute, next - now()))
}

export type Postman = {
  /** Sends letters that are due. A call during a run waits for it and then looks once more. */
  readonly drain: (context: Context) => Promise<void>
}

/** The one who empties the outbox of a shop. */
export function postmanWith(couriers: Couriers): Postman {
  let last: Promise<void> = Promise.resolve()
  return {
    drain: context => {
      last = last.catch(() => undefined).then(() => drainOnce(context, couriers))
      return last
    },
  }
}

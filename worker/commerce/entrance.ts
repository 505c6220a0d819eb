import { busyId } from '#src/commerce/busy.ts'
import type { Clock } from '#src/kit/time/clock.ts'

/** On a request: when the store sent it, in milliseconds since 1970. On the answer: how long it waited for its shop. */
export const sentAt = 'x-sent-at'
const waitedMs = 'x-waited-ms'

/** How often a request measures the waiting time, in milliseconds, and how long the measure is believed. */
const measureEveryMs = 50
const believedMs = 1_000

/** Orders are finished first: they may wait twice as long as what has only begun. */
const finishing = /^\/cart\/v\d\/(?:checkout|order|payment)/
const finishingShare = 2

/**
 * The `Retry-After` of a refused request, in seconds, beside the queue's own time; spread, so that retries do not come
 * all at once.
 */
const again = { least: 2, spread: 4 } as const

type Tools = {
  readonly clock: Clock
  /** 0 ≤ x < 1. */
  readonly random: () => number
  /** How long requests may wait for the shop, in milliseconds. */
  readonly longestMs: number
  /** How many may be on their way to it from here. */
  readonly most: number
}

const refused = (seconds: number) =>
  Response.json(
    { errorDetails: [{ errorId: busyId, message: 'The platform has more to do than it can. Nothing was done.' }] },
    { status: 503, headers: { 'retry-after': `${seconds}`, 'cache-control': 'no-store' } },
  )

const shareOf = (pathname: string) => (finishing.test(pathname) ? finishingShare : 1)

/** How long a request has waited at a moment; nothing when it does not say when it was sent. */
function waitOf({ headers }: Request, now: number): number | undefined {
  const sent = Number(headers.get(sentAt) ?? Number.NaN)
  return Number.isNaN(sent) ? undefined : Math.max(0, now - sent)
}

/** Whether a request was sent before a moment; one that does not say when, may have been sent at any time. */
export const wasSentBefore = ({ headers }: Request, at: number): boolean =>
  Number(headers.get(sentAt) ?? Number.POSITIVE_INFINITY) < at

/**
 * Refuses a request unread that has waited too long, because its sender has hardly any time left for the answer. Other
 * answers, which are the shop’s own and can be written on, report the time they waited.
 */
export async function afterWaiting(
  request: Request,
  { now, longestMs }: { readonly now: number; readonly longestMs: number },
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const waited = waitOf(request, now)
  if (waited === undefined) return answer(request)
  const isLate = waited > longestMs * shareOf(new URL(request.url).pathname)
  if (isLate) await request.body?.cancel()
  const response = isLate ? refused(again.least + Math.ceil(waited / 1000)) : await answer(request)
  response.headers.set(waitedMs, `${waited}`)
  return response
}

/**
 * The way into one shop. While requests wait for it longer than `longestMs`, or too many are on their way, all that
 * come are turned away before anything of them is read, which costs next to nothing, and told when to come again.
 */
export function createEntrance({ clock, random, longestMs, most }: Tools) {
  let inside = 0
  let waited = { ms: 0, at: Number.NEGATIVE_INFINITY }

  function isFull(pathname: string): boolean {
    const share = shareOf(pathname)
    const isBelieved = clock() - waited.at < believedMs
    return inside >= most * share || (inside > 0 && isBelieved && waited.ms > longestMs * share)
  }

  /** A request of a store that does not say when it was sent says it now and then, so that the waiting is known. */
  function sent(request: Request): Request {
    if (request.headers.has(sentAt) || inside <= 1 || clock() - waited.at < measureEveryMs) return request
    const measuring = new Request(request)
    measuring.headers.set(sentAt, `${clock()}`)
    return measuring
  }

  return {
    async through(
      request: Request,
      pathname: string,
      answer: (request: Request) => Promise<Response>,
    ): Promise<Response> {
      if (isFull(pathname)) {
        await request.body?.cancel()
        return refused(again.least + Math.ceil(waited.ms / 1000) + Math.floor(random() * again.spread))
      }
      inside += 1
      try {
        const answered = await answer(sent(request))
        const ms = answered.headers.get(waitedMs)
        if (ms !== null) waited = { ms: Number(ms), at: clock() }
        return answered
      } finally {
        inside -= 1
      }
    },
  }
}

import { busyId } from '#src/commerce/busy.ts'
import type { Clock } from '#src/kit/clock.ts'

/** On a request: when it was sent on to its shop, in milliseconds since 1970. On the answer: how long it waited there. */
const sentAt = 'x-sent-at'
const waitedMs = 'x-waited-ms'

/** How often a request measures the waiting time, in milliseconds, and how long the measure is believed. */
const measureEveryMs = 50
const believedMs = 1_000

/** Orders are finished first: they may wait twice as long as what has only begun. */
const finishing = /^\/cart\/v\d\/(?:checkout|order|payment)/
const finishingShare = 2

/** Seconds until somebody who is turned away comes again, beside what is waited already; spread, so that not all come at once. */
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

/** Says in the answer to a measuring request how long it waited until its shop began with it. */
export function measured(request: Request, answer: Response, begun: number): Response {
  const sent = Number(request.headers.get(sentAt) ?? Number.NaN)
  if (Number.isNaN(sent)) return answer
  const told = new Response(answer.body, answer)
  told.headers.set(waitedMs, `${Math.max(0, begun - sent)}`)
  return told
}

const refused = (seconds: number) =>
  Response.json(
    { errorDetails: [{ errorId: busyId, message: 'The platform has more to do than it can. Nothing was done.' }] },
    { status: 503, headers: { 'retry-after': `${seconds}`, 'cache-control': 'no-store' } },
  )

/**
 * The way into one shop. While requests wait for it longer than `longestMs`, or too many are on their way, others are turned
 * away before anything of them is read, which costs next to nothing, and told when to come again.
 */
export function createEntrance({ clock, random, longestMs, most }: Tools) {
  let inside = 0
  let waited = { ms: 0, at: Number.NEGATIVE_INFINITY }

  function isFull(pathname: string): boolean {
    const share = finishing.test(pathname) ? finishingShare : 1
    const isBelieved = clock() - waited.at < believedMs
    return inside >= most * share || (inside > 0 && isBelieved && waited.ms > longestMs * share)
  }

  /** A request that measures says when it was sent. */
  function sent(request: Request): Request {
    if (inside <= 1 || clock() - waited.at < measureEveryMs) return request
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

import * as v from 'valibot'

import { matchAddress } from '#routes/address.ts'
import { eventBatch, type BrowserEvent } from '#src/measurement/events.ts'

import type { StorefrontContext } from '../context.ts'
import { parseJson } from '../json.ts'
import { isSameOrigin } from '../middleware/security-headers.ts'
import { isAllowed } from '../consent.ts'
import type { StoredEvent } from './event.ts'
import { revalidated } from '../revalidated.ts'
import { writeEvents } from './sink.ts'
import { whoIs } from './who.ts'

/** A browser's clock may be wrong, and a batch may wait in a pocket; what is older or newer than a day is said now. */
const believedMs = 86_400_000

const timeOf = (at: number, now: number) => (Math.abs(now - at) < believedMs ? at : now)

const refusal = (status: 400 | 403, error: string, problems?: readonly string[]) =>
  Response.json({ error, ...(problems && { problems }) }, { status, headers: revalidated })

/**
 * `POST /-/events`: takes what a page has measured, a batch of {@link eventBatch} as JSON. 202 with how many events were
 * taken; 400 with the problems of a body that is none, and nothing of it is kept; 403 from elsewhere, or without consent
 * to be measured (C0002).
 */
export async function collectEvents(c: StorefrontContext): Promise<Response> {
  if (!isSameOrigin(c)) return refusal(403, 'from elsewhere')
  if (!isAllowed(c, 'analytics')) return refusal(403, 'no consent')
  const body = parseJson(await c.req.text())
  if (!body.ok) return refusal(400, 'no JSON')
  const parsed = v.safeParse(eventBatch, body.value)
  if (!parsed.success)
    return refusal(
      400,
      'no batch of events',
      parsed.issues.slice(0, 10).map(issue => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    )
  const who = await whoIs(c)
  const now = Date.now()
  const stored = (parsed.output.events as readonly BrowserEvent[]).map(
    ({ id, name, at, path, parameters }): StoredEvent => ({
      ...who,
      id,
      name,
      at: timeOf(at, now),
      path,
      pageType: matchAddress(path)?.name,
      parameters,
    }),
  )
  c.env.waitUntil(writeEvents(c.env.settings, stored))
  return Response.json({ taken: stored.length }, { status: 202, headers: revalidated })
}

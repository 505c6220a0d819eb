import * as v from 'valibot'

import { purgeSchema } from '#src/purging/purge-request.ts'
import { isSigned, signatureHeader } from '#src/purging/signature.ts'

import type { StorefrontContext } from '../context.ts'
import { purgePages } from '../purging/purge-pages.ts'

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })

const requestSchema = v.pipe(v.string(), v.parseJson(), purgeSchema)

/**
 * `POST /-/purge`: a platform or an editor's system says by tags what it has changed (P7). The body is signed with PURGE_KEY
 * and the moment; a signature counts once and for minutes. Without the key, or the log that remembers signatures, there is no
 * such address.
 */
export async function purgeHook(c: StorefrontContext): Promise<Response> {
  const { PURGE_KEY, EVENT_LOG } = c.env.settings
  if (PURGE_KEY === undefined || EVENT_LOG === undefined) return answer(404, { error: 'not-found' })
  const [body, signature, now] = [await c.req.text(), c.req.header(signatureHeader) ?? '', Date.now()]
  if (!(await isSigned(PURGE_KEY, body, signature, now))) return answer(401, { error: 'not-signed' })
  const asked = v.safeParse(requestSchema, body)
  if (!asked.success) return answer(400, { error: 'unreadable', message: asked.issues[0].message })
  const isNew = await EVENT_LOG.get(EVENT_LOG.idFromName('events')).claim(`purge:${signature}`)
  if (!isNew) return answer(409, { error: 'repeated' })
  await purgePages(c.env.settings, asked.output.tags, now)
  c.env.isolate.pages.purgesChanged()
  return answer(202, { purged: asked.output.tags, at: now })
}

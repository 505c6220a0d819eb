import { Hono } from 'hono'

import type { DeskEnv, Tools } from '../context.ts'
import { requires } from '../staff/requires.tsx'
import { record } from '../audit/log.ts'
import { purgeTags } from '../stored/purge-pages.ts'

const pages = {
  '/admin/scenarios': 'scenarios.use',
  '/admin/mailbox': 'mailbox.view',
  '/admin/warehouse': 'orders.move',
} as const

/**
 * Pages of the embedded platform for operating a store on one machine: what may go wrong, letters, a warehouse. They are the
 * platform's own, shown by the roles of the desk; a deployed platform does not have them.
 */
export function machineRoutes(tools: Tools) {
  const { isLocal, platform, db, clock } = tools
  const app = new Hono<DeskEnv>()
  if (!isLocal || platform === undefined) return app
  for (const [path, action] of Object.entries(pages))
    app.on(['GET', 'POST'], path, requires(action), async c => {
      const { search } = new URL(c.req.url)
      const { method } = c.req
      const isPost = method === 'POST'
      const init = isPost ? { body: new URLSearchParams(await formFields(c.req.parseBody())) } : {}
      const answer = await platform.fetch(`http://localhost${path}${search}`, {
        method,
        redirect: 'manual',
        headers: { accept: c.req.header('accept') ?? 'text/html' },
        ...init,
      })
      if (isPost && answer.status < 400) {
        record(db, c.get('member'), clock(), { action: `use ${path.slice('/admin/'.length)}`, subject: `${init.body}` })
        await purgeTags(tools, c.get('member'), ['catalog'])
      }
      return new Response(answer.body, answer)
    })
  return app
}

/** The text fields of a form. */
async function formFields(form: Promise<Record<string, unknown>>): Promise<[string, string][]> {
  return Object.entries(await form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

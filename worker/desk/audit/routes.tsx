import { Hono } from 'hono'

import type { DeskEnv, Tools } from '../context.ts'
import { settleLooks } from '../customers/looks.ts'
import { AuditPage } from '../pages/audit-page.tsx'
import { titled } from '../pages/document.tsx'
import { readPage } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { readLog } from './log.ts'

const pageSize = 100

/** Every change at the desk. */
export function auditRoutes(tools: Tools) {
  const app = new Hono<DeskEnv>()
  app.get('/', requires('audit.view'), async c => {
    await settleLooks(tools)
    const page = readPage(c.req.query('page'))
    const entries = readLog(tools.db, page, pageSize + 1)
    return c.render(
      <AuditPage entries={entries.slice(0, pageSize)} page={page} hasMore={entries.length > pageSize} />,
      titled('Audit log'),
    )
  })
  return app
}

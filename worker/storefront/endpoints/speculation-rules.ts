import { Hono } from 'hono'

import type { StorefrontEnv } from '../context.ts'
import { speculationRules as rules } from '../isolate/speculation-rules.ts'

/** Whether the browser asks to save data; then nothing is prerendered, whatever the browser knows of the rules. */
const wantsLessData = (request: Request): boolean => request.headers.get('save-data') === 'on'

/** `GET /speculation-rules.json`: in a file of its own, because no page has a script inside; 204 for who saves data. */
export const speculationRules = new Hono<StorefrontEnv>().get('/speculation-rules.json', c => {
  // Pages ask by the name of their build. While routes are being written, all are of one.
  const headers = { 'cache-control': HOT_RELOAD ? 'no-store' : 'public, max-age=3600', vary: 'Save-Data' }
  if (wantsLessData(c.req.raw)) return c.body(null, 204, headers)
  return c.body(rules, 200, { ...headers, 'content-type': 'application/speculationrules+json' })
})

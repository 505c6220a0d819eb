// The store as browser tests need it: built as for this machine, with data of its own that is empty at every start.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

process.env.STATE_DIR = resolve(import.meta.dirname, '../../.wrangler/test-state')
rmSync(process.env.STATE_DIR, { recursive: true, force: true })

// A machine that is busy with tests is no platform that hangs, and hundreds sign in here.
Object.assign(process.env, {
  PUBLIC_PAGE_TIMEOUT_MS: '20000',
  OPTIONAL_CALL_TIMEOUT_MS: '10000',
  SITE_WAIT_MS: '60000',
  PASSWORD_COST: '10',
})

await import('../../scripts/start.ts')

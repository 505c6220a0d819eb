// The store as browser tests need it: built as for this machine, with data of its own that is empty at every start.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

process.env.STATE_DIR = resolve(import.meta.dirname, '../../.wrangler/test-state')
rmSync(process.env.STATE_DIR, { recursive: true, force: true })

await import('../../scripts/start.ts')

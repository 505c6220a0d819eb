// Part of `npm ci`: what `wrangler dev` needs on this machine.
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { localSecrets, stateDirectory } from './state.ts'

const root = resolve(import.meta.dirname, '..')

/**
 * Gives `wrangler dev` what the workers need on this machine: a `.dev.vars` beside each `wrangler.toml` that has none.
 * Git and deployments leave these files out.
 */
function writeDevVars(): void {
  const { SESSION_SECRET, AUTH_ACCESS_KEY, PAYMENTS_KEY, ADMIN_KEY } = localSecrets(stateDirectory())
  const settings = {
    '.': { SESSION_SECRET, AUTH_ACCESS_KEY },
    'worker/commerce': { AUTH_ACCESS_KEY, PAYMENTS_KEY, ADMIN_KEY },
    'worker/payments': {
      PAYMENTS_KEY,
      PAYMENTS_ORIGIN: 'http://pay.localhost:8787',
      STORE_ORIGINS: 'http://localhost:*,http://127.0.0.1:*',
    },
  }
  for (const [folder, values] of Object.entries(settings)) {
    const file = join(root, folder, '.dev.vars')
    if (existsSync(file)) continue
    const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' })
  }
}

writeDevVars()

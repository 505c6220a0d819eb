// Makes the files that `wrangler dev` needs on this machine: a `.dev.vars` beside each `wrangler.toml`. Part of `npm
// ci`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { localSecrets, secretsOf, stateDirectory } from './store/state.ts'

const root = resolve(import.meta.dirname, '..')

/** wrangler's own. */
const usualPort = 8787

type Values = Readonly<Record<string, string>>

function valuesFor(port: number): Readonly<Record<string, Values>> {
  const secrets = localSecrets(stateDirectory())
  const ofWorker = (worker: keyof typeof secretsOf): Values =>
    Object.fromEntries(secretsOf[worker].map(name => [name, secrets[name]]))
  const STORE_ORIGIN = `http://localhost:${port}`
  const PAYMENTS_ORIGIN = `http://pay.localhost:${port}`
  return {
    '.': { ...ofWorker('storefront'), STORE_ORIGIN, PAYMENTS_ORIGIN },
    'worker/commerce': ofWorker('commerce'),
    'worker/payments': {
      ...ofWorker('payments'),
      PAYMENTS_ORIGIN,
      STORE_ORIGINS: 'http://localhost:*,http://127.0.0.1:*',
    },
  }
}

/** A `.dev.vars` with its addresses of this machine on another port; everything else in it stays. */
export const onPort = (text: string, port: number): string =>
  text.replaceAll(/^((?:STORE|PAYMENTS)_ORIGIN=http:\/\/(?:pay\.)?localhost):\d+$/gm, `$1:${port}`)

/** A `.dev.vars` with what it lacks, as a newer store may need more. */
export function withMissing(text: string, values: Values): string {
  const known = new Set(text.split('\n').map(line => line.split('=')[0]))
  const missing = Object.entries(values).filter(([name]) => !known.has(name))
  const end = text === '' || text.endsWith('\n') ? '' : '\n'
  return text + end + missing.map(([name, value]) => `${name}=${value}\n`).join('')
}

/**
 * Gives `wrangler dev` what the workers need on this machine where it is not there yet; with a port, moves the addresses
 * in what is there. Git and deployments leave these files out.
 */
export function writeDevVars(port?: number): void {
  for (const [folder, values] of Object.entries(valuesFor(port ?? usualPort))) {
    const file = join(root, folder, '.dev.vars')
    const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const whole = withMissing(known, values)
    const moved = port === undefined ? whole : onPort(whole, port)
    if (moved !== known) writeFileSync(file, moved, { mode: 0o600 })
  }
}

if (import.meta.main) writeDevVars()

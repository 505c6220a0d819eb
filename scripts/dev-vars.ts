// Makes the files that `wrangler dev` needs on this machine: a `.dev.vars` beside each `wrangler.toml`. Part of `npm
// ci`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { localSecrets, secretsOf, stateDirectory } from './state.ts'

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

/**
 * Gives `wrangler dev` what the workers need on this machine where nothing is there yet; with a port, moves the addresses
 * in what is there. Git and deployments leave these files out.
 */
export function writeDevVars(port?: number): void {
  for (const [folder, values] of Object.entries(valuesFor(port ?? usualPort))) {
    const file = join(root, folder, '.dev.vars')
    if (!existsSync(file)) {
      const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`)
      writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' })
    } else if (port !== undefined) writeFileSync(file, onPort(readFileSync(file, 'utf8'), port))
  }
}

if (import.meta.main) writeDevVars()

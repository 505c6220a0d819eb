// What this machine keeps of the store. Uses nothing that has to be installed first.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** The folder that holds local KV, the shops' SQLite files and this machine's secrets. */
export const stateDirectory = () => resolve(process.env.STATE_DIR || join(root, '.wrangler/state'))

export type Secrets = Readonly<Record<'SESSION_SECRET' | 'AUTH_ACCESS_KEY' | 'PAYMENTS_KEY' | 'ADMIN_KEY', string>>

/** Secrets of this machine: made once, kept beside its data. */
export function localSecrets(directory: string): Secrets {
  const file = join(directory, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  mkdirSync(directory, { recursive: true })
  const secret = () => randomBytes(32).toString('base64url')
  const secrets: Secrets = {
    SESSION_SECRET: secret(),
    AUTH_ACCESS_KEY: secret(),
    PAYMENTS_KEY: secret(),
    ADMIN_KEY: secret(),
  }
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

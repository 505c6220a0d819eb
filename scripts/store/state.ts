// The store's data on this machine. Imports nothing that has to be installed first.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The folder that holds local KV, the shops' SQLite files and this machine's secrets. */
export const stateDirectory = () => resolve(process.env.STATE_DIR || join(root, '.wrangler/state'))

/** Which secrets each worker needs; those of one name are the same in all of them. */
export const secretsOf = {
  storefront: ['SESSION_SECRET', 'AUTH_ACCESS_KEY', 'PURGE_KEY'],
  commerce: ['AUTH_ACCESS_KEY', 'PAYMENTS_KEY', 'ADMIN_KEY', 'OPERATOR_KEY'],
  pictures: [],
  payments: ['PAYMENTS_KEY'],
  desk: ['PURGE_KEY', 'OPERATOR_KEY'],
} as const

/** Secrets that others make: a worker has those that are in its stage’s file. */
export const foreignSecretsOf = {
  storefront: [],
  commerce: ['MAIL_KEY', 'TEXTS_KEY', 'TURNSTILE_SECRET'],
  pictures: [],
  payments: [],
  desk: ['ANALYTICS_TOKEN'],
} as const satisfies Record<keyof typeof secretsOf, readonly string[]>

export type Secrets = Readonly<Record<(typeof secretsOf)[keyof typeof secretsOf][number], string>>

/** New secrets: 32 random bytes each. */
export function newSecrets(): Secrets {
  const secret = () => randomBytes(32).toString('base64url')
  return {
    SESSION_SECRET: secret(),
    AUTH_ACCESS_KEY: secret(),
    PAYMENTS_KEY: secret(),
    ADMIN_KEY: secret(),
    OPERATOR_KEY: secret(),
    PURGE_KEY: secret(),
  }
}

/** Secrets of this machine: each made once, kept beside its data. */
export function localSecrets(directory: string): Secrets {
  const file = join(directory, 'secrets.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const secrets = { ...newSecrets(), ...known }
  if (Object.keys(secrets).every(name => Object.hasOwn(known, name))) return secrets
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

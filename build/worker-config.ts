import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { parse } from 'smol-toml'
import * as v from 'valibot'

const root = resolve(import.meta.dirname, '..')

/** Where each worker says what it needs: the one place of its runtime and its bindings. */
const files = {
  storefront: 'wrangler.toml',
  commerce: 'worker/commerce/wrangler.toml',
  pictures: 'demo/pictures/wrangler.toml',
  payments: 'worker/payments/wrangler.toml',
  chat: 'worker/chat/wrangler.toml',
  desk: 'worker/desk/wrangler.toml',
} as const

/** Where each begins: the commerce worker is the platform with the demonstration's shops. */
export const entries = {
  storefront: 'worker/storefront/index.ts',
  commerce: 'demo/index.ts',
  pictures: 'demo/pictures/index.ts',
  payments: 'worker/payments/index.ts',
  chat: 'worker/chat/index.ts',
  desk: 'worker/desk/index.ts',
} as const
export type WorkerId = keyof typeof files
/** Workers that can be deployed; the chat is a vendor's, or on this machine. */
export type DeployedName = Exclude<WorkerId, 'chat'>

const schema = v.object({
  name: v.string(),
  compatibility_date: v.string(),
  compatibility_flags: v.optional(v.array(v.string()), []),
  kv_namespaces: v.optional(v.array(v.object({ binding: v.string() })), []),
  services: v.optional(v.array(v.object({ binding: v.string(), service: v.string() })), []),
  durable_objects: v.optional(
    v.object({
      bindings: v.array(v.object({ name: v.string(), class_name: v.string(), script_name: v.optional(v.string()) })),
    }),
    {
      bindings: [],
    },
  ),
  migrations: v.optional(
    v.array(
      v.looseObject({
        tag: v.string(),
        new_sqlite_classes: v.optional(v.array(v.string()), []),
        renamed_classes: v.optional(v.array(v.object({ from: v.string(), to: v.string() })), []),
      }),
    ),
    [],
  ),
})
export type WorkerConfig = v.InferOutput<typeof schema>

/** A worker's name, runtime and bindings from its `wrangler.toml`. */
export const configOf = (worker: WorkerId): WorkerConfig =>
  v.parse(schema, parse(readFileSync(join(root, files[worker]), 'utf8')))

const runtimeIn = ({ compatibility_date, compatibility_flags }: WorkerConfig) => ({
  compatibilityDate: compatibility_date,
  compatibilityFlags: [...compatibility_flags],
})

/** The runtime all workers run on. */
export const runtime = () => runtimeIn(configOf('storefront'))

function objectsIn({ durable_objects, migrations }: WorkerConfig) {
  const sqlite = new Set<string>()
  for (const { new_sqlite_classes: added, renamed_classes: renamed } of migrations) {
    for (const name of added) sqlite.add(name)
    for (const { from, to } of renamed) if (sqlite.delete(from)) sqlite.add(to)
  }
  return Object.fromEntries(
    durable_objects.bindings.map(({ name, class_name: className, script_name: scriptName }) => [
      name,
      // Every object of the store has SQLite; whose it is says so where it is declared.
      scriptName === undefined
        ? { className, useSQLite: sqlite.has(className) }
        : { className, scriptName, useSQLite: true },
    ]),
  )
}

/** A worker's runtime and bindings as Miniflare wants them. */
export function miniflareOptions(worker: WorkerId) {
  const config = configOf(worker)
  return {
    ...runtimeIn(config),
    name: config.name,
    kvNamespaces: config.kv_namespaces.map(({ binding }) => binding),
    durableObjects: objectsIn(config),
    serviceBindings: Object.fromEntries(config.services.map(({ binding, service }) => [binding, service])),
  }
}

/** Service bindings of development alone, where every host is the storefront's. */
const developmentServices: Readonly<Partial<Record<WorkerId, WorkerConfig['services']>>> = {
  storefront: [{ binding: 'CHAT', service: configOf('chat').name }],
}

/**
 * Writes a worker's configuration as the Vite plugin wants it, and gives the file: run from its sources, without what
 * only deployments need.
 */
export function writeDevelopmentConfig(worker: WorkerId, folder: string): string {
  const { kv_namespaces, services, ...config } = configOf(worker)
  const file = join(folder, `${worker}.json`)
  const main = resolve(root, entries[worker])
  const namespaces = kv_namespaces.map(({ binding }) => ({ binding, id: binding }))
  mkdirSync(folder, { recursive: true })
  const bound = [...services, ...(developmentServices[worker] ?? [])]
  writeFileSync(file, JSON.stringify({ ...config, main, kv_namespaces: namespaces, services: bound }, null, 2))
  return file
}

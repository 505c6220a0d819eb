import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

import type { RulesStore } from '#kv/redirects/storage/storage.ts'

import { runtime } from '../../build/worker-config.ts'
import { stateDirectory } from '../store/state.ts'

/** The KV that holds the rules, until it is closed. */
export type RulesKv = RulesStore & { readonly close: () => Promise<void> }

/** An empty worker that only lends its KV binding. */
const lender = 'export default {}'

/** Local KV, beside a store that runs or not: both open the same files, and each sees what the other writes. */
export async function openLocalKv(directory: string = stateDirectory()): Promise<RulesKv> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: lender,
      ...runtime(),
      kvNamespaces: ['RULES'],
      resourcePersistencePath: directory,
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.ERROR),
    }),
  )
  // Its type is named: Miniflare puts the overloads together anew, in an order that differs from compilation to compilation.
  const rules: RulesStore = await miniflare.getKVNamespace('RULES')
  function get(key: string): Promise<string | null>
  function get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  function get(key: string, type?: 'arrayBuffer'): Promise<string | ArrayBuffer | null> {
    return type === undefined ? rules.get(key) : rules.get(key, type)
  }
  return { get, put: (key, value) => rules.put(key, value), close: () => miniflare.dispose() }
}

const root = resolve(import.meta.dirname, '../..')
const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
const largestValue = 64 * 1024 * 1024

type Ended = { readonly output: Buffer; readonly complaint: string; readonly isGood: boolean }

type Run = (words: readonly string[]) => Promise<Ended>

const runWrangler: Run = words =>
  new Promise(done => {
    const options = {
      cwd: root,
      encoding: 'buffer',
      maxBuffer: largestValue,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    } as const
    execFile(process.execPath, [wrangler, ...words], options, (error, output, complaint) => {
      done({ output, complaint: `${complaint.toString('utf8')}${output.toString('utf8', 0, 2_000)}`, isGood: !error })
    })
  })

/** The KV of a deployed store's rules, by its id, through wrangler and the account it is signed in to. */
export function openRemoteKv(namespaceId: string, run: Run = runWrangler): RulesKv {
  const place = ['--namespace-id', namespaceId, '--remote'] as const
  async function read(key: string): Promise<Buffer | null> {
    const { output, complaint, isGood } = await run(['kv', 'key', 'get', key, ...place])
    if (isGood) return output
    if (/\b404\b|not found/i.test(complaint)) return null
    throw new Error(`wrangler could not read ${key}:\n${complaint.trim()}`)
  }
  function get(key: string): Promise<string | null>
  function get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  async function get(key: string, type?: 'arrayBuffer'): Promise<string | ArrayBuffer | null> {
    const bytes = await read(key)
    if (bytes === null) return null
    return type === undefined ? bytes.toString('utf8') : new Uint8Array(bytes).buffer
  }
  async function put(key: string, value: string): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
    try {
      const file = join(folder, 'value')
      await writeFile(file, value)
      const { complaint, isGood } = await run(['kv', 'key', 'put', key, '--path', file, ...place])
      if (!isGood) throw new Error(`wrangler could not write ${key}:\n${complaint.trim()}`)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return { get, put, close: async () => undefined }
}

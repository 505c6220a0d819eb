import { readSingleKeyRule, type SingleKeyRule } from './single-key.ts'

/** KV, where single keys are listed and taken away. */
export type SingleKeyStore = {
  readonly get: (key: string) => Promise<string | null>
  readonly list: (options: {
    readonly prefix: string
    readonly limit: number
    readonly cursor: string | null
  }) => Promise<{
    readonly keys: readonly { readonly name: string }[]
    readonly list_complete: boolean
    readonly cursor?: string
  }>
  readonly delete: (key: string) => Promise<void>
}

/** A redirect written by hand; without a rule where its value cannot be read. */
export type SingleKey = { readonly path: string; readonly value: string; readonly rule: SingleKeyRule | undefined }

export type SingleKeyPage = { readonly keys: readonly SingleKey[]; readonly next: string | undefined }

/** The single key of a path; undefined where there is none. */
export async function findSingleKey(kv: SingleKeyStore, path: string): Promise<SingleKey | undefined> {
  const value = path.startsWith('/') ? await kv.get(path) : null
  return value === null ? undefined : { path, value, rule: readSingleKeyRule(value) }
}

/** A page of the single keys, in the order of their paths; `cursor` is the `next` of the page before. */
export async function listSingleKeys(kv: SingleKeyStore, limit: number, cursor = ''): Promise<SingleKeyPage> {
  const listed = await kv.list({ prefix: '/', limit, cursor: cursor === '' ? null : cursor })
  const found = await Promise.all(listed.keys.map(({ name }) => findSingleKey(kv, name)))
  return { keys: found.filter(one => one !== undefined), next: listed.list_complete ? undefined : listed.cursor }
}

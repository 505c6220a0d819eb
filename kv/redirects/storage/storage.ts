import * as v from 'valibot'

import { keys } from '../../keys.ts'
import { openRevision, type Revision } from '../revision.ts'

/** The engine's view of KV; the command line implements it by Cloudflare's API. */
export type RulesReader = {
  readonly get: {
    (key: string): Promise<string | null>
    (key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  }
}
export type RulesStore = RulesReader & { readonly put: (key: string, value: string) => Promise<void> }

/** How many publications are remembered. */
export const longestHistory = 50

const version = 1
const mark = 'fellholm-redirects'

const entrySchema = v.object({
  revision: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  who: v.string(),
  count: v.number(),
  note: v.string(),
})
export type HistoryEntry = v.InferOutput<typeof entrySchema>

const pointerSchema = v.object({
  version: v.literal(version),
  revision: v.string(),
  /** The kill switch: no rule is looked up. */
  off: v.boolean(),
  history: v.array(entrySchema),
})
/** Says which revision counts. */
export type Pointer = v.InferOutput<typeof pointerSchema>

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
const digest = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest('SHA-256', bytes))

/** A revision's id: the first half of its checksum, so the same rules have the same id. */
const idOf = (checksum: string) => checksum.slice(0, 16)

/** A compiled text as the value that is stored: version and checksum in front. */
export async function seal(compiled: string): Promise<{ readonly id: string; readonly value: string }> {
  const checksum = await digest(new TextEncoder().encode(compiled))
  return { id: idOf(checksum), value: `${mark} ${version} ${checksum}\n${compiled}` }
}

/** The revision in a stored value; nothing when the value is of another version, damaged or not one at all. */
export async function unseal(
  value: ArrayBuffer,
): Promise<{ readonly id: string; readonly revision: Revision } | undefined> {
  const bytes = new Uint8Array(value)
  const end = bytes.indexOf(10)
  const decoder = new TextDecoder()
  const [name, number, checksum = ''] = decoder.decode(bytes.subarray(0, Math.max(end, 0))).split(' ')
  if (name !== mark || number !== `${version}`) return undefined
  const compiled = bytes.subarray(end + 1)
  if ((await digest(compiled)) !== checksum) return undefined
  const revision = openRevision(decoder.decode(compiled))
  return revision === undefined ? undefined : { id: idOf(checksum), revision }
}

function readPointer(text: string): Pointer | undefined {
  try {
    const parsed = v.safeParse(pointerSchema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The pointer; `none` when nothing was ever published, `junk` when it cannot be read. */
export async function loadPointer(kv: RulesReader): Promise<Pointer | 'none' | 'junk'> {
  const text = await kv.get(keys.redirects.current)
  return text === null ? 'none' : (readPointer(text) ?? 'junk')
}

/** A revision by its id; nothing when it is missing or damaged. */
export async function loadRevision(kv: RulesReader, id: string): Promise<Revision | undefined> {
  const value = await kv.get(keys.redirects.revision(id), 'arrayBuffer')
  const opened = value === null ? undefined : await unseal(value)
  return opened?.id === id ? opened.revision : undefined
}

const savePointer = (kv: RulesStore, pointer: Pointer) => kv.put(keys.redirects.current, JSON.stringify(pointer))

/** Stores compiled rules without making them count, and gives their id. */
export async function storeRevision(kv: RulesStore, compiled: string): Promise<string> {
  const { id, value } = await seal(compiled)
  await kv.put(keys.redirects.revision(id), value)
  return id
}

/** Makes a stored revision count, in one write. */
export async function pointAt(kv: RulesStore, entry: HistoryEntry): Promise<Pointer> {
  const before = await loadPointer(kv)
  const known = typeof before === 'string' ? { off: false, history: [] } : before
  const history = [entry, ...known.history].slice(0, longestHistory)
  const pointer: Pointer = { version, revision: entry.revision, off: known.off, history }
  await savePointer(kv, pointer)
  return pointer
}

/** Publishes compiled rules in two writes: the revision first, so that the pointer never points at nothing. */
export async function publish(
  kv: RulesStore,
  compiled: string,
  entry: Omit<HistoryEntry, 'revision'>,
): Promise<Pointer> {
  return pointAt(kv, { ...entry, revision: await storeRevision(kv, compiled) })
}

/** Turns all rules off or on again, in one write. */
export async function turn(kv: RulesStore, pointer: Pointer, off: boolean): Promise<Pointer> {
  const turned: Pointer = { ...pointer, off }
  await savePointer(kv, turned)
  return turned
}

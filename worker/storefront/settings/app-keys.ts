import { createHash } from 'node:crypto'

import * as v from 'valibot'

/** The store's own apps, by the SHA-256 of their keys: a look-up by that tells nobody anything by its time. */
export type AppKeys = ReadonlyMap<string, string>

const hash = (key: string): string => createHash('sha256').update(key).digest('base64url')

const entry = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,40}=[\x21-\x7e]{32,}$/, 'name=key, with keys of at least 32 characters'),
  v.transform(text => [hash(text.slice(text.indexOf('=') + 1)), text.slice(0, text.indexOf('='))] as const),
)

/** Keys by app: `ios=… android=…`, several separated by blanks. */
export const appKeys = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text => text.split(/\s+/).filter(part => part !== '')),
  v.array(entry),
  v.transform((entries): AppKeys => new Map(entries)),
)

/** The app that knows this key. */
export const appOf = (keys: AppKeys, key: string): string | undefined => keys.get(hash(key))

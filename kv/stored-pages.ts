import * as v from 'valibot'

import { keys } from './keys.ts'

/** A stored page as KV lists it: cheap, because its body is not read. */
const knownSchema = v.object({ renderedAt: v.number(), freshFor: v.number(), tags: v.array(v.string()) })

/** A page as it is stored: its key, taken apart where it is readable. */
export type ListedPage = {
  /** As it stands behind the prefix in KV: a digest where the key was too long. */
  readonly key: string
  readonly locale: string
  /** Name of the route. */
  readonly route: string
  /** Without locale, in the words of the route table. */
  readonly path: string
  readonly query: string
  /** The form an experiment gives it; empty without one. */
  readonly variants: string
  /** Milliseconds since 1970. */
  readonly renderedAt: number
  /** Milliseconds it counts as fresh. */
  readonly freshFor: number
  readonly tags: readonly string[]
}

const prefix = keys.page('')

function readKey(key: string): Pick<ListedPage, 'locale' | 'route' | 'path' | 'query' | 'variants'> {
  const [, , locale = '', route = '', path = '', query = '', variants = ''] = key.split('|')
  return { locale, route, path, query, variants }
}

export type StoredPageList = { readonly pages: readonly ListedPage[]; readonly next: string | undefined }

/** Stored pages as KV lists them, a thousand at a time at the most. */
export async function listStoredPages(
  kv: Pick<KVNamespace, 'list'>,
  limit: number,
  cursor = '',
): Promise<StoredPageList> {
  const listed = await kv.list<unknown>({ prefix, limit, cursor: cursor === '' ? null : cursor })
  const pages = listed.keys.flatMap(({ name, metadata }) => {
    const known = v.safeParse(knownSchema, metadata)
    const key = name.slice(prefix.length)
    return known.success ? [{ key, ...readKey(key), ...known.output }] : []
  })
  return { pages, next: listed.list_complete ? undefined : listed.cursor }
}

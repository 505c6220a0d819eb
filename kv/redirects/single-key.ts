import type { Clock } from '#src/kit/time/clock.ts'
import { timeout } from '#src/kit/time/timeout.ts'

import { readTarget } from './target.ts'

/** KV's own bound for a key, in bytes. */
const longestKey = 512
/** Paths remembered as asked; past that the memory begins anew. */
const mostRemembered = 1_000
/** After KV was slow or away it is not asked for this long. */
const backOffMs = 5_000

const looseStatuses = [301, 302, 307, 308] as const

/** The value of a single key: `/new`, or a status and a target as in `301 /new`. */
export type SingleKeyRule = { readonly status: (typeof looseStatuses)[number]; readonly location: string }

/** Reads the value of a loose key; nothing for anything but a safe path of this store. */
export function readSingleKeyRule(value: string): SingleKeyRule | undefined {
  const [, code, target = ''] = /^(?:(\d{3})\s+)?(\S+)\s*$/.exec(value) ?? []
  const status = code === undefined ? 302 : looseStatuses.find(one => `${one}` === code)
  const read = readTarget(target, () => false)
  return status === undefined || !read.ok ? undefined : { status, location: read.value }
}

type Tools = {
  readonly kv: { readonly get: (key: string) => Promise<string | null> }
  readonly clock: Clock
  /** How long an answer of KV counts, in milliseconds. */
  readonly refreshMs: number
  readonly timeoutMs: number
}

/**
 * Redirects written by hand as single KV keys: the key is a path, the value its target. They apply only where the store
 * has no page. When KV is slow or unavailable there is no rule.
 */
export function createSingleKeyRules({ kv, clock, refreshMs, timeoutMs }: Tools) {
  const remembered = new Map<string, { readonly rule: SingleKeyRule | undefined; readonly until: number }>()
  let notBefore = Number.NEGATIVE_INFINITY

  function remember(path: string, rule: SingleKeyRule | undefined): SingleKeyRule | undefined {
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(path, { rule, until: clock() + refreshMs })
    return rule
  }

  const read = (path: string): Promise<string | null | undefined> =>
    timeout(timeoutMs, kv.get(path)).catch(() => undefined)

  return {
    find: async (path: string): Promise<SingleKeyRule | undefined> => {
      const known = remembered.get(path)
      if (known !== undefined && known.until > clock()) return known.rule
      if (clock() < notBefore || new TextEncoder().encode(path).byteLength > longestKey) return undefined
      const value = await read(path)
      if (value !== undefined) return remember(path, value === null ? undefined : readSingleKeyRule(value))
      notBefore = clock() + backOffMs
      return undefined
    },
  }
}

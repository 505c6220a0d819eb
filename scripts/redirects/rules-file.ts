import { readFile } from 'node:fs/promises'

import { check } from '#kv/redirects/check/check.ts'
import { isError, type Finding } from '#kv/redirects/check/finding.ts'
import { parse } from '#kv/redirects/parse.ts'
import type { Problem, RedirectRule } from '#kv/redirects/rule.ts'
import { storeAddressing, isReserved, livePages } from '#worker/storefront/middleware/redirect-addresses.ts'

export type CheckedFile = {
  readonly rules: readonly RedirectRule[]
  readonly problems: readonly Problem[]
  readonly found: readonly Finding[]
  /** Whether nothing stands in the way of publishing. */
  readonly isGood: boolean
}

/** Reads a file of rules and checks it against the store's own addresses. Rejects when it cannot be read. */
export async function checkFile(file: string, hosts: readonly string[]): Promise<CheckedFile> {
  const text = await readFile(file, 'utf8')
  const { rules, problems } = parse(text, storeAddressing.locales, file.endsWith('.csv') ? 'csv' : undefined)
  const found = check(rules, { addressing: storeAddressing, hosts, isReserved, livePages, now: Date.now() })
  return { rules, problems, found, isGood: problems.length === 0 && !found.some(isError) }
}

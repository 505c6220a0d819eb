import { readFile } from 'node:fs/promises'

import { check } from '#kv/redirects/check/check.ts'
import { isError, type Finding } from '#kv/redirects/check/finding.ts'
import { parse } from '#kv/redirects/parse.ts'
import { printCsv } from '#kv/redirects/print.ts'
import type { Problem, RedirectRule } from '#kv/redirects/rule.ts'
import { storeAddressing, isReserved, livePages } from '#src/redirects/addresses.ts'
import { checkLive, withLive, type LiveStore } from '#src/redirects/live-check.ts'

export type CheckedFile = {
  readonly rules: readonly RedirectRule[]
  readonly problems: readonly Problem[]
  readonly found: readonly Finding[]
  /** Whether nothing stands in the way of publishing. */
  readonly isGood: boolean
  /** What the running store was not asked. */
  readonly note?: string | undefined
}

type Against = {
  /** Other hosts that targets may lead to. */
  readonly hosts: readonly string[]
  /** A running store, to be asked for the pages that rules lead to and stand in front of. */
  readonly liveStore: LiveStore | undefined
  readonly progress: (step: string) => void
}

type Parsed = Pick<CheckedFile, 'rules' | 'problems'>

/** Checks rules against the store's own addresses, and against a running store where there is one. */
async function checkParsed({ rules, problems }: Parsed, { hosts, liveStore, progress }: Against): Promise<CheckedFile> {
  const alone = check(rules, { addressing: storeAddressing, hosts, isReserved, livePages, now: Date.now() })
  const live = liveStore === undefined ? { findings: [] } : await checkLive(rules, liveStore, progress)
  const found = withLive(alone, live)
  return { rules, problems, found, isGood: problems.length === 0 && !found.some(isError), note: live.note }
}

/** Reads a file of rules and checks it. Rejects when it cannot be read. */
export const checkFile = async (file: string, against: Against): Promise<CheckedFile> =>
  checkParsed(parse(await readFile(file, 'utf8'), storeAddressing.locales), against)

/** Checks rules that have their lines already, as those of a draft do. */
export const checkRules = (rules: readonly RedirectRule[], against: Against): Promise<CheckedFile> =>
  checkParsed({ rules, problems: [] }, against)

/** Checks rules of several places: their lines are those of the table that `export` prints of them. */
export const checkTable = (rules: readonly RedirectRule[], against: Against): Promise<CheckedFile> =>
  checkParsed(parse(printCsv(rules), storeAddressing.locales, 'csv'), against)

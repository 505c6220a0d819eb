import { readFile } from 'node:fs/promises'

import { check } from '#kv/redirects/check/check.ts'
import { isError, type Finding } from '#kv/redirects/check/finding.ts'
import { parse, type RulesFormat } from '#kv/redirects/parse.ts'
import type { Problem, RedirectRule } from '#kv/redirects/rule.ts'
import { storeAddressing, isReserved, livePages } from '#src/redirects/addresses.ts'

import { checkLive, type AskStore } from './live-pages.ts'

export type CheckedFile = {
  readonly rules: readonly RedirectRule[]
  readonly problems: readonly Problem[]
  readonly found: readonly Finding[]
  /** Whether nothing stands in the way of publishing. */
  readonly isGood: boolean
}

type Against = {
  /** Other hosts that targets may lead to. */
  readonly hosts: readonly string[]
  /** A running store, to be asked for the pages that rules lead to and stand in front of. */
  readonly askStore: AskStore | undefined
}

/** Checks the text of rules against the store's own addresses, and against a running store where there is one. */
export async function checkText(
  text: string,
  { hosts, askStore }: Against,
  format?: RulesFormat,
): Promise<CheckedFile> {
  const { rules, problems } = parse(text, storeAddressing.locales, format)
  const alone = check(rules, { addressing: storeAddressing, hosts, isReserved, livePages, now: Date.now() })
  const live = askStore === undefined ? [] : await checkLive(rules, askStore)
  const told = new Set(alone.map(({ line, code }) => `${line} ${code}`))
  const found = [...alone, ...live.filter(({ line, code }) => !told.has(`${line} ${code}`))]
  return { rules, problems, found, isGood: problems.length === 0 && !found.some(isError) }
}

/** Reads a file of rules and checks it. Rejects when it cannot be read. */
export const checkFile = async (file: string, against: Against): Promise<CheckedFile> =>
  checkText(await readFile(file, 'utf8'), against)

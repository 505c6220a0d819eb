import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { printCsv } from '#kv/redirects/print.ts'
import { parse } from '#kv/redirects/parse.ts'
import { rulesOf } from '#kv/redirects/revision.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import { loadPointer, loadRevision } from '#kv/redirects/storage/storage.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { CommandError } from './command-line.ts'
import type { RulesKv } from './rules-kv.ts'

/** The draft of the command line between two commands; undefined while there is none. */
export type DraftFile = {
  readonly name: string
  readonly read: () => Promise<string | undefined>
  readonly write: (text: string) => Promise<void>
  readonly remove: () => Promise<void>
}

/** The draft of a stage, beside the data of this machine. It is a table that may be edited by hand as well. */
export function draftFileIn(directory: string, stage: string): DraftFile {
  const name = join(directory, `redirects-draft-${stage}.csv`)
  return {
    name,
    read: () => readFile(name, 'utf8').catch(() => undefined),
    write: text => writeFile(name, text),
    remove: () => rm(name, { force: true }),
  }
}

/** What was published: its rules, the hosts they may lead to, and who did it. */
export type InForceRules = {
  /** Empty where nothing was published. */
  readonly revision: string
  readonly rules: readonly RedirectRule[]
  readonly hosts: readonly string[]
  readonly who: string
}

/** The rules of a revision; none where it is not there. */
export async function rulesIn(kv: RulesKv, id: string): Promise<Pick<InForceRules, 'rules' | 'hosts'>> {
  const revision = id === '' ? undefined : await loadRevision(kv, id)
  return revision === undefined ? { rules: [], hosts: [] } : { rules: rulesOf(revision), hosts: revision.hosts }
}

/** The rules that are in force; none where nothing was published or it cannot be read. */
export async function rulesInForce(kv: RulesKv): Promise<InForceRules> {
  const pointer = await loadPointer(kv)
  const id = typeof pointer === 'string' ? '' : pointer.revision
  const who = typeof pointer === 'string' ? '' : (pointer.history[0]?.who ?? '')
  return { revision: id, who, ...(await rulesIn(kv, id)) }
}

/** Rules that are not published yet, and the revision they were begun with. */
export type RulesDraft = { readonly base: string; readonly rules: readonly RedirectRule[] }

const baseLine = /^# begun with revision (\w*)\n/

/** The draft; where there is none, one that begins with the rules in force. */
export async function readDraftFile(file: DraftFile, kv: RulesKv): Promise<RulesDraft> {
  const text = await file.read()
  if (text === undefined) {
    const { revision, rules } = await rulesInForce(kv)
    return { base: revision, rules }
  }
  const { rules, problems } = parse(text, storeAddressing.locales, 'csv')
  const [wrong] = problems
  if (wrong !== undefined) throw new CommandError(`${file.name}:${wrong.line}: ${wrong.message}`)
  return { base: baseLine.exec(text)?.[1] ?? '', rules }
}

/** Keeps the draft; its rules get the lines they have in the file. */
export const writeDraftFile = (file: DraftFile, { base, rules }: RulesDraft): Promise<void> =>
  file.write(`# begun with revision ${base}\n${printCsv(rules)}`)

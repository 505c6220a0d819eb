import type { Column } from '#kv/redirects/columns.ts'
import { loadPointer, loadRevision, type Pointer } from '#kv/redirects/storage/storage.ts'
import type { Revision } from '#kv/redirects/revision.ts'
import type { LiveStore } from '#src/redirects/live-check.ts'

import type { DraftFile } from './draft-file.ts'
import { checkFile, type CheckedFile } from './rules-file.ts'
import type { RulesKv } from './rules-kv.ts'
import { showProblems } from '#kv/redirects/show.ts'

/** A command's arguments and environment. */
export type CommandLine = {
  readonly words: readonly string[]
  /** Columns of a rule by their names, and what else a command is told. */
  readonly options: Readonly<Partial<Record<Column | 'file' | 'at' | 'of' | 'line', string>>>
  readonly hosts: readonly string[]
  readonly remote: boolean
  /** Adds to the rules in force instead of replacing them. */
  readonly adds: boolean
  /** Whether many rules may go without being asked about. */
  readonly replaces: boolean
  /** Takes the rule away that is edited. */
  readonly removes: boolean
  readonly draft: DraftFile
  /** A running store, asked for the pages that rules lead to and stand in front of. */
  readonly liveStore: LiveStore | undefined
  readonly openKv: () => Promise<RulesKv>
  readonly print: (line: string) => void
  /** Says what takes long while it does. */
  readonly progress: (step: string) => void
}

/** A reason to stop a command, shown to its user. */
export class CommandError extends Error {}

/** Opens KV, uses it, and always closes it. */
export async function withKv<Value>({ openKv }: CommandLine, use: (kv: RulesKv) => Promise<Value>): Promise<Value> {
  const kv = await openKv()
  try {
    return await use(kv)
  } finally {
    await kv.close()
  }
}

/** The pointer; refuses when there is none. */
export async function pointerOf(kv: RulesKv): Promise<Pointer> {
  const pointer = await loadPointer(kv)
  if (pointer === 'none') throw new CommandError('Nothing was published yet: npm run redirects -- publish <file>')
  if (pointer === 'junk')
    throw new CommandError('The pointer in KV cannot be read; the next publication writes a new one.')
  return pointer
}

/** A revision by its id; refuses when it is missing or damaged. */
export async function revisionOf(kv: RulesKv, id: string): Promise<Revision> {
  const revision = await loadRevision(kv, id)
  if (revision === undefined) throw new CommandError(`Revision ${id} is missing or damaged.`)
  return revision
}

/** Prints what is wrong with rules, and what the running store was not asked. */
export function printFindings({ print }: CommandLine, name: string, { problems, found, note }: CheckedFile): void {
  for (const line of showProblems(name, problems, found)) print(line)
  if (note !== undefined) print(note)
}

/** Checks a file and prints what is wrong with it. */
export const checked = async (given: CommandLine, file: string | undefined) => {
  if (file === undefined) throw new CommandError('Say which file: rules.csv or _redirects')
  given.progress(`Checking ${file}`)
  const outcome = await checkFile(file, given).catch(() => {
    throw new CommandError(`Cannot read ${file}`)
  })
  printFindings(given, file, outcome)
  return outcome
}

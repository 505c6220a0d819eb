import { parse } from '#kv/redirects/parse.ts'
import type { Problem } from '#kv/redirects/rule.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../db/database.ts'
import type { Member } from '../staff/roles.ts'
import { touch } from './draft.ts'
import { joinRules } from './rules.ts'

/** What came of an import: rules that joined the draft, and the lines that are wrong, ready to be mended. */
export type ImportOutcome = {
  readonly added: number
  readonly replaced: number
  readonly problems: readonly Problem[]
  /** The wrong lines, with the table's header where there is one. */
  readonly left: string
  /** For each line of `left`, the one it was. */
  readonly lines: readonly number[]
}

/** The header of a table: its first line that is no comment. */
function headOf(lines: readonly string[]): number | undefined {
  const at = lines.findIndex(line => line.trim() !== '' && !line.startsWith('#'))
  const isTable = at >= 0 && !/^\s*(?:\/|https?:)/i.test(lines[at] ?? '')
  return isTable ? at : undefined
}

/** Takes the good lines of a text into the draft and gives back the others. */
export function importRules(db: DeskDatabase, member: Member, now: number, text: string): ImportOutcome {
  const { rules, problems } = parse(text, storeAddressing.locales)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const head = headOf(lines)
  const wrong = [...new Set(problems.map(({ line }) => line))].toSorted((a, b) => a - b)
  const kept = [
    ...(head === undefined || wrong.length === 0 ? [] : [head + 1]),
    ...wrong.filter(line => line !== (head ?? -1) + 1),
  ]
  const replaced = db.transact(() => {
    const count = joinRules(db, rules)
    if (rules.length > 0) {
      touch(db)
      record(db, member, now, {
        action: 'import rules',
        subject: 'redirects',
        after: `${rules.length} rules, ${count} of them in place of others`,
      })
    }
    return count
  })
  return {
    added: rules.length,
    replaced,
    problems,
    left: kept.map(line => lines[line - 1] ?? '').join('\n'),
    lines: kept,
  }
}

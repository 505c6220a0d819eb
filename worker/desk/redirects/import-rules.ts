import { leftOver, type LeftOver } from '#kv/redirects/left-over.ts'
import { formatOf, parse, type RulesFormat } from '#kv/redirects/parse.ts'
import type { Problem } from '#kv/redirects/rule.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../db/database.ts'
import type { Member } from '../staff/roles.ts'
import { unwatched, type Progress } from '../jobs/progress.ts'
import { touch } from './draft.ts'
import { joinRules } from './rules.ts'

/** The result of an import: rules that joined the draft, and the lines that are wrong, ready to be corrected. */
export type ImportOutcome = LeftOver & {
  readonly format: RulesFormat
  readonly added: number
  readonly replaced: number
  readonly problems: readonly Problem[]
}

/** Takes the good rules of a text into the draft and gives back what is wrong. */
export async function importRules(
  db: DeskDatabase,
  member: Member,
  now: number,
  text: string,
  progress: Progress = unwatched,
): Promise<ImportOutcome> {
  await progress('Reading the text')
  const format = formatOf(text)
  const { rules, problems } = parse(text, storeAddressing.locales, format)
  await progress(`Taking in ${rules.length.toLocaleString('en')} rules`)
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
  const wrong = problems.map(({ line }) => line)
  return { format, added: rules.length, replaced, problems, ...leftOver(text, format, wrong) }
}

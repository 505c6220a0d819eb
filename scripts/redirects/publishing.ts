import { userInfo } from 'node:os'

import { differenceOf, joined, type Difference } from '#kv/redirects/difference.ts'
import { heldBack } from '#kv/redirects/permanent.ts'
import { compile } from '#kv/redirects/revision.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import { pointAt, publish as publishRevision, turn } from '#kv/redirects/storage/storage.ts'

import { checkedDraft } from './asking.ts'
import { checked, pointerOf, CommandError, revisionOf, withKv, type CommandLine } from './command-line.ts'
import { readDraftFile, rulesInForce, type InForceRules } from './draft-file.ts'
import { checkTable } from './rules-file.ts'
import type { RulesKv } from './rules-kv.ts'
import { counted, showDifference, showProblems } from '#kv/redirects/show.ts'

/** KV's own delay to other places, and the isolates' refresh, in milliseconds. */
const worldwideMs = 60_000 + 30_000

function whenInForce({ remote }: CommandLine): string {
  if (!remote) return 'Live on this machine within 30 seconds, at once after a restart.'
  const by = new Date(Math.ceil((Date.now() + worldwideMs) / 60_000) * 60_000)
  return `Live here now; everywhere by ${by.toTimeString().slice(0, 5)}.`
}

const author = () => process.env.REDIRECTS_AUTHOR ?? userInfo().username

const nothing = 'Nothing was published.'

/** The rules of a file beside those in force, checked together: lines count through both. The file’s own were asked about. */
async function withRulesBefore(given: CommandLine, before: readonly RedirectRule[], added: readonly RedirectRule[]) {
  const { rules, problems, found, isGood } = await checkTable(joined(before, added), {
    ...given,
    liveStore: undefined,
  })
  for (const line of showProblems('rules in force and added', problems, found)) given.print(line)
  if (!isGood) throw new CommandError(nothing)
  return rules
}

/** More of the rules in force than this share do not go unless it is said. */
const mostRemoved = 0.1

function refuseLoss({ removed }: Difference, before: readonly RedirectRule[], { replaces }: CommandLine) {
  if (replaces || removed.length <= before.length * mostRemoved) return
  const loss = `${removed.length} of ${counted(before.length, 'rule')} in force would go`
  throw new CommandError(`${nothing} ${loss}: --replace if that is meant, --add keeps them beside a file’s.`)
}

/** Refuses where somebody else has published since the draft was begun. */
async function refuseOvertaken(given: CommandLine, kv: RulesKv, { revision, who }: InForceRules): Promise<void> {
  const { base } = await readDraftFile(given.draft, kv)
  if (base !== revision)
    throw new CommandError(`${nothing} ${who} has published since the draft was begun; merge brings that into it.`)
}

/**
 * Checks the draft, or a file, and publishes its rules in place of those in force, or with `--add` beside them, and says
 * what that changes. Publishes nothing when the check finds an error, nor where more would go than was said.
 */
export async function publish(given: CommandLine): Promise<void> {
  const [file] = given.words
  const own = file === undefined ? await checkedDraft(given) : await checked(given, file)
  if (!own.isGood) throw new CommandError(nothing)
  const pointer = await withKv(given, async kv => {
    const inForce = await rulesInForce(kv)
    const before = inForce.rules
    if (file === undefined) await refuseOvertaken(given, kv, inForce)
    const rules = given.adds ? await withRulesBefore(given, before, own.rules) : own.rules
    const difference = differenceOf(before, rules)
    for (const line of showDifference(difference)) given.print(line)
    refuseLoss(difference, before, given)
    const entry = { at: Date.now(), who: author(), count: rules.length, note: given.options.note ?? '' }
    given.progress(`Storing ${counted(rules.length, 'rule')}`)
    return publishRevision(
      kv,
      compile(heldBack(rules, before, entry.at), file === undefined ? [...given.hosts, ...inForce.hosts] : given.hosts),
      entry,
    )
  })
  if (file === undefined) await given.draft.remove()
  const [published] = pointer.history
  given.print(`Revision ${pointer.revision}: ${counted(published?.count ?? 0, 'rule')}. ${whenInForce(given)}`)
  if (pointer.off) given.print('All rules are off; npm run redirects -- on')
}

/** The last publications, the newest first. */
export async function history(given: CommandLine): Promise<void> {
  const pointer = await withKv(given, pointerOf)
  for (const [index, { revision, at, who, count, note }] of pointer.history.entries()) {
    const mark = index === 0 ? '*' : ' '
    given.print(
      `${mark} ${revision}  ${new Date(at).toISOString()}  ${who}  ${counted(count, 'rule')}  ${note}`.trimEnd(),
    )
  }
  if (pointer.off) given.print('All rules are off.')
}

/** Makes an earlier revision count again. */
export async function restore(given: CommandLine): Promise<void> {
  const [wanted] = given.words
  const restored = await withKv(given, async kv => {
    const pointer = await pointerOf(kv)
    const earlier = pointer.history.find(({ revision }) =>
      wanted === undefined ? revision !== pointer.revision : revision.startsWith(wanted),
    )
    if (earlier === undefined) throw new CommandError(`History holds no ${wanted ?? 'earlier'} revision.`)
    await revisionOf(kv, earlier.revision)
    return pointAt(kv, {
      ...earlier,
      at: Date.now(),
      who: author(),
      note: given.options.note ?? `restored from ${new Date(earlier.at).toISOString()}`,
    })
  })
  given.print(`Revision ${restored.revision} counts again. ${whenInForce(given)}`)
}

/** The kill switch. */
export const switched = (off: boolean) => async (given: CommandLine) => {
  await withKv(given, async kv => turn(kv, await pointerOf(kv), off))
  given.print(`All rules are ${off ? 'off' : 'on'}. ${whenInForce(given)}`)
}

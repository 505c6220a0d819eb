import { userInfo } from 'node:os'

import { compile } from '#kv/redirects/revision.ts'
import { publish, restore, turn } from '#kv/redirects/storage.ts'

import { checked, pointerOf, CommandError, revisionOf, withKv, type CommandLine } from './command-line.ts'
import { counted } from './show.ts'

/** KV's own delay to other places, and the isolates' refresh, in milliseconds. */
const worldwideMs = 60_000 + 30_000

function inForce({ remote }: CommandLine): string {
  if (!remote) return 'Live on this machine within 30 seconds, at once after a restart.'
  const by = new Date(Math.ceil((Date.now() + worldwideMs) / 60_000) * 60_000)
  return `Live here now; everywhere by ${by.toTimeString().slice(0, 5)}.`
}

const author = () => process.env.REDIRECTS_AUTHOR ?? userInfo().username

/** Checks a file and publishes its rules; publishes nothing when the check finds an error. */
export async function push(given: CommandLine): Promise<void> {
  const [file] = given.words
  const { rules, isGood } = await checked(given, file)
  if (!isGood) throw new CommandError('Nothing was published.')
  const entry = { at: Date.now(), who: author(), count: rules.length, note: given.options.note ?? '' }
  const pointer = await withKv(given, kv => publish(kv, compile(rules, given.hosts), entry))
  given.print(`Revision ${pointer.revision}: ${counted(rules.length, 'rule')}. ${inForce(given)}`)
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
export async function rollback(given: CommandLine): Promise<void> {
  const [wanted] = given.words
  const restored = await withKv(given, async kv => {
    const pointer = await pointerOf(kv)
    const earlier = pointer.history.find(({ revision }) =>
      wanted === undefined ? revision !== pointer.revision : revision.startsWith(wanted),
    )
    if (earlier === undefined) throw new CommandError(`History holds no ${wanted ?? 'earlier'} revision.`)
    await revisionOf(kv, earlier.revision)
    return restore(kv, pointer, {
      ...earlier,
      at: Date.now(),
      who: author(),
      note: given.options.note ?? 'rolled back',
    })
  })
  given.print(`Revision ${restored.revision} counts again. ${inForce(given)}`)
}

/** The kill switch. */
export const switched = (off: boolean) => async (given: CommandLine) => {
  await withKv(given, async kv => turn(kv, await pointerOf(kv), off))
  given.print(`All rules are ${off ? 'off' : 'on'}. ${inForce(given)}`)
}

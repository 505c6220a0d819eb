import { userInfo } from 'node:os'

import { explain } from '#kv/redirects/explain.ts'
import { printCsv, writtenFrom } from '#kv/redirects/print.ts'
import { compile, openRevision, rulesOf, type Revision } from '#kv/redirects/revision.ts'
import { devices } from '#kv/redirects/rule.ts'
import { loadPointer, loadRevision, publish, restore, turn, type Pointer } from '#kv/redirects/storage.ts'
import { defaultLocale } from '#src/language/locales.ts'
import { addressing } from '#worker/storefront/redirect-addresses.ts'

import { checkFile } from './rules-file.ts'
import type { RulesKv } from './rules-kv.ts'
import { showExplanation, showProblems, showRule } from './show.ts'

/** What a command was given on its line. */
export type Given = {
  readonly words: readonly string[]
  readonly options: Readonly<
    Partial<Record<'match' | 'file' | 'country' | 'locale' | 'device' | 'at' | 'note', string>>
  >
  readonly hosts: readonly string[]
  readonly csv: boolean
  readonly remote: boolean
  readonly openKv: () => Promise<RulesKv>
  readonly print: (line: string) => void
}

/** What stops a command, in words for the one who gave it. */
export class Refusal extends Error {}

async function withKv<Value>({ openKv }: Given, use: (kv: RulesKv) => Promise<Value>): Promise<Value> {
  const kv = await openKv()
  try {
    return await use(kv)
  } finally {
    await kv.close()
  }
}

async function pointerOf(kv: RulesKv): Promise<Pointer> {
  const pointer = await loadPointer(kv)
  if (pointer === 'none') throw new Refusal('Nothing was published yet: npm run redirects -- push <file>')
  if (pointer === 'junk') throw new Refusal('The pointer in KV cannot be read; a push writes a new one.')
  return pointer
}

async function revisionOf(kv: RulesKv, id: string): Promise<Revision> {
  const revision = await loadRevision(kv, id)
  if (revision === undefined) throw new Refusal(`Revision ${id} is missing or damaged.`)
  return revision
}

const checked = async (given: Given, file: string | undefined) => {
  if (file === undefined) throw new Refusal('Say which file: rules.csv or _redirects')
  const outcome = await checkFile(file, given.hosts).catch(() => {
    throw new Refusal(`Cannot read ${file}`)
  })
  for (const line of showProblems(file, outcome.problems, outcome.found)) given.print(line)
  return outcome
}

async function list(given: Given): Promise<void> {
  const { revision, pointer } = await withKv(given, async kv => {
    const pointer = await pointerOf(kv)
    return { pointer, revision: await revisionOf(kv, pointer.revision) }
  })
  const wanted = given.options.match ?? ''
  const rules = rulesOf(revision).filter(rule => `${writtenFrom(rule)} ${rule.to} ${rule.note}`.includes(wanted))
  if (given.csv) return given.print(printCsv(rules).trimEnd())
  for (const rule of rules) given.print(showRule(rule))
  given.print(`${rules.length} rules of revision ${pointer.revision}${pointer.off ? '; all of them are off' : ''}`)
}

async function checkOnly(given: Given): Promise<void> {
  const { rules, isGood } = await checked(given, given.words[0])
  if (!isGood) throw new Refusal('These rules cannot be published.')
  given.print(`${rules.length} rules; nothing stands in their way.`)
}

/** The rules a test asks: those of a file, or those in force. */
async function testedRevision(given: Given): Promise<Revision> {
  const { file } = given.options
  if (file === undefined) return withKv(given, async kv => revisionOf(kv, (await pointerOf(kv)).revision))
  const { rules } = await checked(given, file)
  const revision = openRevision(compile(rules, given.hosts))
  if (revision === undefined) throw new Refusal('These rules cannot be compiled.')
  return revision
}

function readAt(text: string | undefined): number {
  const at = text === undefined ? Date.now() : Date.parse(text)
  if (Number.isNaN(at)) throw new Refusal(`--at ${text} is not a moment; write 2026-11-27T09:00Z`)
  return at
}

async function test(given: Given): Promise<void> {
  const url = URL.parse(given.words[0] ?? '', 'http://localhost')
  if (given.words[0] === undefined || url === null) throw new Refusal('Say which address: /old or https://host/old')
  const { country, locale = defaultLocale, at, device: wanted = 'desktop' } = given.options
  const device = devices.find(one => one === wanted)
  if (device === undefined) throw new Refusal(`--device is one of ${devices.join(', ')}`)
  const now = readAt(at)
  const revision = await testedRevision(given)
  const visitor = {
    method: 'GET',
    host: url.hostname,
    country: country?.toUpperCase(),
    locale: () => locale,
    device: () => device,
  }
  const explanation = explain(revision, url.pathname + url.search, visitor, now, addressing)
  for (const line of showExplanation(explanation, revision)) given.print(line)
}

/** KV's own delay to other places, and the isolates' refresh, in milliseconds. */
const worldwideMs = 60_000 + 30_000

function inForce({ remote }: Given): string {
  if (!remote) return 'Live on this machine within 30 seconds, at once after a restart.'
  const by = new Date(Math.ceil((Date.now() + worldwideMs) / 60_000) * 60_000)
  return `Live here now; everywhere by ${by.toTimeString().slice(0, 5)}.`
}

const author = () => process.env.REDIRECTS_AUTHOR ?? userInfo().username

async function push(given: Given): Promise<void> {
  const [file] = given.words
  const { rules, isGood } = await checked(given, file)
  if (!isGood) throw new Refusal('Nothing was published.')
  const entry = { at: Date.now(), who: author(), count: rules.length, note: given.options.note ?? '' }
  const pointer = await withKv(given, kv => publish(kv, compile(rules, given.hosts), entry))
  given.print(`Revision ${pointer.revision}: ${rules.length} rules. ${inForce(given)}`)
  if (pointer.off) given.print('All rules are off; npm run redirects -- on')
}

async function history(given: Given): Promise<void> {
  const pointer = await withKv(given, pointerOf)
  for (const [index, { revision, at, who, count, note }] of pointer.history.entries()) {
    const mark = index === 0 ? '*' : ' '
    given.print(`${mark} ${revision}  ${new Date(at).toISOString()}  ${who}  ${count} rules  ${note}`.trimEnd())
  }
  if (pointer.off) given.print('All rules are off.')
}

async function rollback(given: Given): Promise<void> {
  const [wanted] = given.words
  const restored = await withKv(given, async kv => {
    const pointer = await pointerOf(kv)
    const earlier = pointer.history.find(({ revision }) =>
      wanted === undefined ? revision !== pointer.revision : revision.startsWith(wanted),
    )
    if (earlier === undefined) throw new Refusal(`History holds no ${wanted ?? 'earlier'} revision.`)
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

const switched = (off: boolean) => async (given: Given) => {
  await withKv(given, async kv => turn(kv, await pointerOf(kv), off))
  given.print(`All rules are ${off ? 'off' : 'on'}. ${inForce(given)}`)
}

export const commands = {
  list,
  check: checkOnly,
  test,
  push,
  history,
  rollback,
  off: switched(true),
  on: switched(false),
} as const satisfies Record<string, (given: Given) => Promise<void>>

export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

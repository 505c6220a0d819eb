import { explain } from '#kv/redirects/match/explain.ts'
import { printCsv, writtenFrom } from '#kv/redirects/print.ts'
import { compile, openRevision, rulesOf, type Revision } from '#kv/redirects/revision.ts'
import { devices } from '#kv/redirects/rule.ts'
import { defaultLocale } from '#src/language/locales.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { checked, pointerOf, CommandError, revisionOf, withKv, type CommandLine } from './command-line.ts'
import { counted, showExplanation, showRule } from '#kv/redirects/show.ts'

/** The rules in force, or those that hold a text. */
export async function list(given: CommandLine): Promise<void> {
  const { revision, pointer } = await withKv(given, async kv => {
    const pointer = await pointerOf(kv)
    return { pointer, revision: await revisionOf(kv, pointer.revision) }
  })
  const wanted = given.options.match ?? ''
  const rules = rulesOf(revision).filter(rule => `${writtenFrom(rule)} ${rule.to} ${rule.note}`.includes(wanted))
  if (given.csv) return given.print(printCsv(rules).trimEnd())
  for (const rule of rules) given.print(showRule(rule))
  given.print(
    `${counted(rules.length, 'rule')} of revision ${pointer.revision}${pointer.off ? '; all of them are off' : ''}`,
  )
}

/** Shows the findings about a file. */
export async function check(given: CommandLine): Promise<void> {
  const { rules, isGood } = await checked(given, given.words[0])
  if (!isGood) throw new CommandError('These rules cannot be published.')
  given.print(`${counted(rules.length, 'rule')}; nothing stands in their way.`)
}

/** The rules a test asks: those of a file, or those in force. */
async function testedRevision(given: CommandLine): Promise<Revision> {
  const { file } = given.options
  if (file === undefined) return withKv(given, async kv => revisionOf(kv, (await pointerOf(kv)).revision))
  const { rules } = await checked(given, file)
  const revision = openRevision(compile(rules, given.hosts))
  if (revision === undefined) throw new CommandError('These rules cannot be compiled.')
  return revision
}

function readAt(text: string | undefined): number {
  const at = text === undefined ? Date.now() : Date.parse(text)
  if (Number.isNaN(at)) throw new CommandError(`--at ${text} is not a moment; write 2026-11-27T09:00Z`)
  return at
}

/** Which rule fires for an address and why, every hop, and the rules that nearly fire. */
export async function test(given: CommandLine): Promise<void> {
  const url = URL.parse(given.words[0] ?? '', 'http://localhost')
  if (given.words[0] === undefined || url === null)
    throw new CommandError('Say which address: /old or https://host/old')
  const { country, locale = defaultLocale, at, device: wanted = 'desktop' } = given.options
  const device = devices.find(one => one === wanted)
  if (device === undefined) throw new CommandError(`--device is one of ${devices.join(', ')}`)
  const now = readAt(at)
  const revision = await testedRevision(given)
  const visitor = {
    method: 'GET',
    host: url.hostname,
    country: country?.toUpperCase(),
    locale: () => locale,
    device: () => device,
  }
  const explanation = explain(revision, url.pathname + url.search, visitor, now, storeAddressing)
  const last = explanation.hops.at(-1)?.address
  const status = explanation.end === 'page' && last !== undefined ? await given.askStore?.(last, true) : undefined
  for (const line of showExplanation(explanation, revision, status)) given.print(line)
}

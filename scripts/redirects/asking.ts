import { explain as explainWay } from '#kv/redirects/match/explain.ts'
import { printCsv, writtenFrom } from '#kv/redirects/print.ts'
import { compile, openRevision, rulesOf, type Revision } from '#kv/redirects/revision.ts'
import { devices, type RedirectRule } from '#kv/redirects/rule.ts'
import { defaultLocale } from '#src/language/locales.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import {
  checked,
  pointerOf,
  printFindings,
  CommandError,
  revisionOf,
  withKv,
  type CommandLine,
} from './command-line.ts'
import { readDraftFile, rulesInForce } from './draft-file.ts'
import { checkRules } from './rules-file.ts'
import { counted, showExplanation, showRule } from '#kv/redirects/show.ts'

/** Whether a command asks about the draft and not about what is in force. */
function isOfDraft({ options: { of = 'published' } }: CommandLine): boolean {
  if (of !== 'published' && of !== 'draft') throw new CommandError('--of is published or draft')
  return of === 'draft'
}

/** The rules a command asks about, and what they are called. */
async function rulesMeant(
  given: CommandLine,
): Promise<{ readonly rules: readonly RedirectRule[]; readonly of: string }> {
  return withKv(given, async kv => {
    if (isOfDraft(given)) return { rules: (await readDraftFile(given.draft, kv)).rules, of: 'the draft' }
    const pointer = await pointerOf(kv)
    const rules = rulesOf(await revisionOf(kv, pointer.revision))
    return { rules, of: `revision ${pointer.revision}${pointer.off ? '; all of them are off' : ''}` }
  })
}

const holding = (rules: readonly RedirectRule[], wanted: string) =>
  rules.filter(rule => `${writtenFrom(rule)} ${rule.to} ${rule.note}`.includes(wanted))

/** The rules in force or of the draft, or those that hold a text. */
export async function list(given: CommandLine): Promise<void> {
  const { rules, of } = await rulesMeant(given)
  const shown = holding(rules, given.words.join(' '))
  for (const rule of shown) given.print(showRule(rule))
  given.print(`${counted(shown.length, 'rule')} of ${of}`)
}

/** The rules as a table that can be imported again. */
export async function exported(given: CommandLine): Promise<void> {
  const { rules } = await rulesMeant(given)
  given.print(printCsv(holding(rules, given.words.join(' '))).trimEnd())
}

/** Shows the findings about a file, or about the draft. */
export async function check(given: CommandLine): Promise<void> {
  const [file] = given.words
  const outcome = file === undefined ? await checkedDraft(given) : await checked(given, file)
  if (!outcome.isGood) throw new CommandError('These rules cannot be published.')
  given.print(`${counted(outcome.rules.length, 'rule')}; nothing stands in their way.`)
}

/** Checks the draft and prints what is wrong with it. */
export async function checkedDraft(given: CommandLine) {
  const { draft, inForce } = await withKv(given, async kv => ({
    draft: await readDraftFile(given.draft, kv),
    inForce: await rulesInForce(kv),
  }))
  given.progress(`Checking ${counted(draft.rules.length, 'rule')}`)
  const outcome = await checkRules(draft.rules, { ...given, hosts: [...given.hosts, ...inForce.hosts] })
  printFindings(given, 'draft', outcome)
  return outcome
}

/** The rules an address is explained by: those of a file, of the draft, or those in force. */
async function explainedRevision(given: CommandLine): Promise<Revision> {
  const { file } = given.options
  if (file === undefined && !isOfDraft(given))
    return withKv(given, async kv => revisionOf(kv, (await pointerOf(kv)).revision))
  const { rules } = file === undefined ? await rulesMeant(given) : await checked(given, file)
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
export async function explain(given: CommandLine): Promise<void> {
  const url = URL.parse(given.words[0] ?? '', 'http://localhost')
  if (given.words[0] === undefined || url === null)
    throw new CommandError('Say which address: /old or https://host/old')
  const { country, locale = defaultLocale, at, device: wanted = 'desktop' } = given.options
  const device = devices.find(one => one === wanted)
  if (device === undefined) throw new CommandError(`--device is one of ${devices.join(', ')}`)
  const now = readAt(at)
  const revision = await explainedRevision(given)
  const visitor = {
    method: 'GET',
    host: url.hostname,
    country: country?.toUpperCase(),
    locale: () => locale,
    device: () => device,
  }
  const explanation = explainWay(revision, url.pathname + url.search, visitor, now, storeAddressing)
  const last = explanation.hops.at(-1)?.address
  const status = explanation.end === 'page' && last !== undefined ? await given.liveStore?.ask(last, true) : undefined
  for (const line of showExplanation(explanation, revision, status)) given.print(line)
}

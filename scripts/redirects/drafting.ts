import { readFile } from 'node:fs/promises'

import { columns, type Column, type Draft } from '#kv/redirects/columns.ts'
import { differenceOf, joined, listensTo } from '#kv/redirects/difference.ts'
import { readDraft } from '#kv/redirects/draft.ts'
import { mergeRules } from '#kv/redirects/merge.ts'
import { formatOf, parse } from '#kv/redirects/parse.ts'
import { draftOf, writtenFrom } from '#kv/redirects/print.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import { counted, showDifference, showProblems, showRule, withoutLine } from '#kv/redirects/show.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { CommandError, withKv, type CommandLine } from './command-line.ts'
import { readDraftFile, rulesIn, rulesInForce, writeDraftFile, type RulesDraft } from './draft-file.ts'

const emptyCells = Object.fromEntries(columns.map(column => [column, ''])) as Draft

/** The columns a command line names: `--active-from` is `active_from`. */
const cellsOf = ({ options }: CommandLine): Partial<Draft> =>
  Object.fromEntries(columns.flatMap(column => (options[column] === undefined ? [] : [[column, options[column]]])))

/** Reads columns as a rule, or says every column that is wrong. */
function ruleFrom(cells: Draft): RedirectRule {
  const read = readDraft(cells, 0, storeAddressing.locales)
  if (read.ok) return read.value
  const said = (column: Column) => `--${column.replace('_', '-')}`
  throw new CommandError(read.problems.map(({ column, message }) => `${said(column)}: ${message}`).join('\n'))
}

/** Changes the draft and keeps it. */
async function changed(given: CommandLine, change: (draft: RulesDraft) => readonly RedirectRule[]): Promise<void> {
  const draft = await withKv(given, kv => readDraftFile(given.draft, kv))
  await writeDraftFile(given.draft, { ...draft, rules: change(draft) })
}

const next = 'It is in the draft; diff shows what publish would change.'

/** Adds a rule to the draft. */
export async function add(given: CommandLine): Promise<void> {
  const [from = '', to = ''] = given.words
  if (from === '') throw new CommandError('Say from where and to where: add /old /c/new --status 301')
  const rule = ruleFrom({ ...emptyCells, ...cellsOf(given), from, to })
  await changed(given, ({ rules }) => {
    const same = rules.find(one => listensTo(one) === listensTo(rule))
    if (same !== undefined) throw new CommandError(`There is one for these requests, edit it: ${withoutLine(same)}`)
    return [...rules, rule]
  })
  given.print(`${withoutLine(rule)}\n${next}`)
}

/** The rule somebody means: by what it listens to, and by its line where that is not enough. */
function ruleMeant(rules: readonly RedirectRule[], from: string, line: string | undefined): RedirectRule {
  const found = rules.filter(rule => writtenFrom(rule) === from && (line === undefined || `${rule.line}` === line))
  const [one, another] = found
  if (one === undefined) throw new CommandError(`The draft has no rule for ${from}; list --of draft shows them.`)
  if (another !== undefined)
    throw new CommandError(['There are several; say which by --line:', ...found.map(showRule)].join('\n'))
  return one
}

/** Changes a rule of the draft, or takes it away. */
export async function edit(given: CommandLine): Promise<void> {
  const [from = ''] = given.words
  const cells = cellsOf(given)
  if (from === '' || (Object.keys(cells).length === 0 && !given.removes))
    throw new CommandError('Say which rule and what is to be otherwise: edit /old --to /c/new, or edit /old --remove')
  await changed(given, ({ rules }) => {
    const old = ruleMeant(rules, from, given.options.line)
    if (given.removes) {
      given.print(`− ${withoutLine(old)}\n${next}`)
      return rules.filter(rule => rule !== old)
    }
    const rule = ruleFrom({ ...draftOf(old), ...cells })
    given.print(`~ ${withoutLine(rule)}\n${next}`)
    return rules.map(one => (one === old ? rule : one))
  })
}

/** Takes the good rules of a file into the draft, in place of those for the same requests, and says what is wrong. */
export async function importRules(given: CommandLine): Promise<void> {
  const [file] = given.words
  if (file === undefined) throw new CommandError('Say which file: rules.csv or _redirects')
  given.progress(`Reading ${file}`)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`Cannot read ${file}`)
  })
  const { rules, problems } = parse(text, storeAddressing.locales, formatOf(text))
  given.progress(`Taking ${counted(rules.length, 'rule')} into the draft`)
  let replaced = 0
  await changed(given, draft => {
    const all = joined(draft.rules, rules)
    replaced = draft.rules.length + rules.length - all.length
    return all
  })
  for (const line of showProblems(file, problems, [])) given.print(line)
  given.print(`${counted(rules.length, 'rule')} taken into the draft, ${replaced} in place of others.`)
  if (problems.length > 0) throw new CommandError(`${counted(problems.length, 'line')} left to be mended.`)
}

/** What publishing the draft would change. */
export async function diff(given: CommandLine): Promise<void> {
  const { draft, inForce } = await withKv(given, async kv => ({
    draft: await readDraftFile(given.draft, kv),
    inForce: await rulesInForce(kv),
  }))
  const difference = differenceOf(inForce.rules, draft.rules)
  for (const rule of difference.added.slice(0, 50)) given.print(`+ ${withoutLine(rule)}`)
  for (const line of showDifference(difference)) given.print(line)
  if (draft.base !== inForce.revision)
    given.print(`${inForce.who} has published since the draft was begun; merge brings that into it.`)
}

/** Brings what was published meanwhile into the draft. */
export async function merge(given: CommandLine): Promise<void> {
  const merged = await withKv(given, async kv => {
    const draft = await readDraftFile(given.draft, kv)
    const [began, inForce] = await Promise.all([rulesIn(kv, draft.base), rulesInForce(kv)])
    const { rules, conflicts } = mergeRules(began.rules, draft.rules, inForce.rules)
    await writeDraftFile(given.draft, { base: inForce.revision, rules })
    return conflicts
  })
  for (const rule of merged) given.print(`both changed, the draft’s stays: ${withoutLine(rule)}`)
  given.print('The draft has what was published meanwhile.')
}

/** Takes back all that was changed. */
export async function discard(given: CommandLine): Promise<void> {
  await given.draft.remove()
  given.print('The draft is what is published.')
}

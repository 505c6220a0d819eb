import * as v from 'valibot'

import { growTree, type PatternTree } from './match/pattern-tree.ts'
import { readRecord, writeRecord } from './record.ts'
import { byPrecedence, type RedirectRule } from './rule.ts'

/** All rules of one publication, ready to be asked. Immutable. */
export type Revision = {
  /** Exact rules, one a line, sorted by path; searched as they are, never parsed as a whole. */
  readonly exact: string
  readonly patterns: PatternTree
  readonly exactCount: number
  readonly patternCount: number
  /** Hosts beside the store's own that targets may lead to. */
  readonly hosts: readonly string[]
}

const headerSchema = v.object({
  exact: v.number(),
  patterns: v.number(),
  /** Characters of the exact rules' part. */
  length: v.number(),
  hosts: v.array(v.string()),
})

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const byPath = (one: RedirectRule, other: RedirectRule) => compareText(one.from, other.from) || byPrecedence(one, other)

const lines = (rules: readonly RedirectRule[]) => rules.map(rule => `${writeRecord(rule)}\n`).join('')

/** Rules as the text of a revision: a line of JSON, the exact rules sorted by path, then prefixes and patterns. */
export function compile(rules: readonly RedirectRule[], hosts: readonly string[] = []): string {
  const exact = rules.filter(rule => rule.match === 'exact').toSorted(byPath)
  const patterns = rules.filter(rule => rule.match !== 'exact').toSorted(byPath)
  const exactText = lines(exact)
  const header = { exact: exact.length, patterns: patterns.length, length: exactText.length, hosts }
  return `${JSON.stringify(header)}\n${exactText}${lines(patterns)}`
}

const readLines = (text: string): (RedirectRule | undefined)[] =>
  text === '' ? [] : text.replace(/\n$/, '').split('\n').map(readRecord)

function readHeader(text: string) {
  try {
    const parsed = v.safeParse(headerSchema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** A compiled text as a revision; nothing when it is not one. Parses the patterns, never the exact rules. */
export function openRevision(text: string): Revision | undefined {
  const start = text.indexOf('\n') + 1
  const header = readHeader(text.slice(0, start))
  if (header === undefined || text.length < start + header.length) return undefined
  const exact = text.slice(start, start + header.length)
  if (exact !== '' && !exact.endsWith('\n')) return undefined
  const patterns = readLines(text.slice(start + header.length)).filter(rule => rule !== undefined)
  if (patterns.length !== header.patterns) return undefined
  const { exact: exactCount, patterns: patternCount, hosts } = header
  return { exact, patterns: growTree(patterns), exactCount, patternCount, hosts }
}

function patternsOf(tree: PatternTree): RedirectRule[] {
  const below = [...tree.literals.values(), ...(tree.any === undefined ? [] : [tree.any])]
  return [...tree.ends, ...tree.splats, ...below.flatMap(patternsOf)]
}

/** Every rule of a revision, in the order of its source. */
export const rulesOf = (revision: Revision): RedirectRule[] =>
  [...readLines(revision.exact).filter(rule => rule !== undefined), ...patternsOf(revision.patterns)].toSorted(
    (one, other) => one.line - other.line,
  )

import { finding, type Finding } from '#kv/redirects/check/finding.ts'
import { readPath } from '#kv/redirects/redirect-request.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import { defaultLocale } from '#src/language/locales.ts'

import { storeAddressing } from './addresses.ts'

/** Asks a store for a path: the status it answers with, following redirects or not; nothing when it is not there. */
export type AskStore = (path: string, follows: boolean) => Promise<number | undefined>

/** A store that may be running. */
export type LiveStore = {
  /** As people call it: its origin, or “the store”. */
  readonly name: string
  readonly ask: AskStore
  /** Only so many rules are asked about, one by one. */
  readonly most: number
}

/** What a store says of rules. */
export type LiveCheck = {
  readonly findings: readonly Finding[]
  /** What it was not asked, for whoever reads the findings. */
  readonly note?: string
}

/** A path with a locale in front, as pages have it. */
const pageAt = (path: string, rule: Pick<RedirectRule, 'prefix' | 'locale'>): string => {
  if (readPath(path.split(/[?#]/, 1)[0] ?? path, storeAddressing).locale !== undefined) return path
  const own = rule.locale.find(locale => storeAddressing.locales.has(locale))
  return storeAddressing.localise(rule.prefix ?? own ?? defaultLocale, path)
}

const hasPlaceholder = (text: string): boolean => /[:*]/.test(text)
const isOwnPage = ({ to, status }: RedirectRule): boolean =>
  status !== 410 && to.startsWith('/') && !hasPlaceholder(to.replace(/[?#].*$/, ''))

const notFound = (status: number | undefined): status is number => status === 404 || status === 410

async function targetFinding(rule: RedirectRule, ask: AskStore): Promise<Finding[]> {
  if (!isOwnPage(rule)) return []
  const target = pageAt(rule.to.replace(/#.*$/, ''), rule)
  const status = await ask(target, true)
  return notFound(status) ? [finding('dead-target', rule, `leads to ${target}, where the store answers ${status}`)] : []
}

async function pageFinding(rule: RedirectRule, ask: AskStore): Promise<Finding[]> {
  if (rule.match !== 'exact' || rule.params.length > 0) return []
  const page = pageAt(rule.from, rule)
  return (await ask(page, false)) === 200
    ? [finding('hides-page', rule, `stands in front of ${page}, which is there`)]
    : []
}

/** So many questions at a time. */
const atOnce = 8

/**
 * What a running store says of rules: targets that lead to no page, and pages that a rule would stand in front of. What
 * needs a value that only a visitor brings is not asked for.
 */
export async function checkLive(
  rules: readonly RedirectRule[],
  { name, ask, most }: LiveStore,
  progress: (step: string) => unknown,
): Promise<LiveCheck> {
  if (rules.length === 0) return { findings: [] }
  if ((await ask(storeAddressing.localise(defaultLocale, '/'), false)) === undefined)
    return { findings: [], note: `${name} does not answer: nobody asked which targets and pages are there.` }
  const asked = rules.slice(0, most)
  const findings: Finding[] = []
  for (let first = 0; first < asked.length; first += atOnce) {
    const batch = asked.slice(first, first + atOnce)
    await progress(`Asking the store: ${first + batch.length} of ${asked.length}`)
    const all = await Promise.all(batch.flatMap(rule => [targetFinding(rule, ask), pageFinding(rule, ask)]))
    findings.push(...all.flat())
  }
  if (asked.length === rules.length) return { findings }
  return { findings, note: `${name} was asked about the first ${most} of ${rules.length} rules.` }
}

/** The findings of a check and those of a store, each rule's of one kind once: what a check alone can tell comes first. */
export function withLive(alone: readonly Finding[], { findings }: LiveCheck): readonly Finding[] {
  const told = new Set(alone.map(({ line, code }) => `${line} ${code}`))
  return [...alone, ...findings.filter(({ line, code }) => !told.has(`${line} ${code}`))]
}

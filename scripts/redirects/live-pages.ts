import { finding, type Finding } from '#kv/redirects/check/finding.ts'
import { readPath } from '#kv/redirects/redirect-request.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import { defaultLocale } from '#src/language/locales.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

/** Asks a running store for a path: the status it answers with, following redirects or not; nothing when it is not there. */
export type AskStore = (path: string, follows: boolean) => Promise<number | undefined>

const patienceMs = 10_000

/** The store at an origin, as it answers a person without cookies. */
export const storeAt =
  (origin: string): AskStore =>
  async (path, follows) => {
    const redirect = follows ? 'follow' : 'manual'
    const headers = { accept: 'text/html' }
    const asked = fetch(new URL(path, origin), { redirect, headers, signal: AbortSignal.timeout(patienceMs) })
    const answer = await asked.catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.status
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

/** More rules than this are not asked about one by one. */
const mostAsked = 500
/** So many questions at a time. */
const atOnce = 8

/**
 * What a running store says of rules: targets that lead to no page, and pages that a rule would stand in front of. What
 * needs a value that only a visitor brings is not asked for.
 */
export async function checkLive(
  rules: readonly RedirectRule[],
  ask: AskStore,
  progress: (step: string) => void,
): Promise<Finding[]> {
  const asked = rules.slice(0, mostAsked)
  const found: Finding[] = []
  for (let first = 0; first < asked.length; first += atOnce) {
    const batch = asked.slice(first, first + atOnce)
    progress(`Asking the store: ${first + batch.length} of ${asked.length}`)
    const all = await Promise.all(batch.flatMap(rule => [targetFinding(rule, ask), pageFinding(rule, ask)]))
    found.push(...all.flat())
  }
  return found
}

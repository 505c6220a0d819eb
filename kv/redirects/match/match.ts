import type { RedirectRequest } from '../redirect-request.ts'
import { candidatesOf, withParams, type Candidate } from './candidates.ts'
import { addressMisfit, dependsOnVisitor, visitorMisfit, type Misfit } from './conditions.ts'
import { decode } from '../path.ts'
import { statusAt } from '../permanent.ts'
import type { Revision } from '../revision.ts'
import type { Addressing, RedirectRule, RedirectStatus } from '../rule.ts'
import { fillTarget, locationOf, staysHere } from '../target.ts'

/** The redirect of a request. */
export type Redirect = {
  readonly status: RedirectStatus
  /** Empty for 410. */
  readonly location: string
  readonly rule: RedirectRule
  /** Whether another visitor of the same address may get something else. */
  readonly personal: boolean
}

/** The query of the target: its own parameters, then what the rule hands on, then those that are always carried. */
function passQuery(url: URL, rule: RedirectRule, query: URLSearchParams, carried: readonly string[]): void {
  const own = new Set(url.searchParams.keys())
  for (const [name, value] of query) {
    const isConsumed = rule.query !== 'keep' || rule.params.some(([named]) => named === name)
    if (own.has(name) || (isConsumed && !carried.includes(name))) continue
    url.searchParams.append(name, value)
  }
}

export const hasFileExtension = (path: string) => /\.[A-Za-z0-9]{1,8}$/.test(path)

/** A target without locale gets the locale of the path that was asked; files have none. */
function localiseTarget(url: URL, asked: RedirectRequest, { locales, localise }: Addressing): void {
  const { pathname } = url
  const first = decode(pathname.slice(1).split('/', 1)[0] ?? '').toLowerCase()
  if (asked.locale === undefined || locales.has(first) || hasFileExtension(pathname)) return
  url.pathname = localise(asked.locale, pathname)
}

/** A candidate's target, for any visitor; undefined when the filled-in target is unsafe. */
export function locate(
  candidate: Candidate,
  asked: RedirectRequest,
  addressing: Addressing,
  hosts: readonly string[],
): string | undefined {
  const { rule } = candidate
  if (rule.status === 410) return ''
  const url = fillTarget(rule, withParams(candidate, asked.query), hosts)
  if (url === undefined) return undefined
  if (staysHere(url)) localiseTarget(url, asked, addressing)
  passQuery(url, rule, asked.query, addressing.carried)
  const location = locationOf(url)
  return location.startsWith('//') ? undefined : location
}

export type Judgement = { readonly redirect: Redirect } | { readonly rule: RedirectRule; readonly misfit: Misfit }

/** Every rule whose path fits, in order, with where it would lead or why it does not fire. */
export function* judge(
  revision: Revision,
  asked: RedirectRequest,
  now: number,
  addressing: Addressing,
  onComparison?: (comparisons: number) => void,
): Generator<Judgement> {
  let personal = false
  for (const candidate of candidatesOf(revision, asked, onComparison)) {
    const { rule } = candidate
    const ofAddress = addressMisfit(rule, asked, addressing.carried)
    if (ofAddress === undefined) personal ||= dependsOnVisitor(rule, asked)
    const misfit = ofAddress ?? visitorMisfit(rule, asked, now)
    const location = misfit === undefined ? locate(candidate, asked, addressing, revision.hosts) : undefined
    if (location === undefined) yield { rule, misfit: misfit ?? 'unsafe-target' }
    else yield { redirect: { status: statusAt(rule, now), location, rule, personal } }
  }
}

/** The redirect of a request; undefined when no rule matches. Never throws. `now` in milliseconds since 1970. */
export function match(
  revision: Revision,
  asked: RedirectRequest,
  now: number,
  addressing: Addressing,
): Redirect | undefined {
  for (const judged of judge(revision, asked, now, addressing)) if ('redirect' in judged) return judged.redirect
  return undefined
}

import { explain, type Explanation } from '#kv/redirects/match/explain.ts'
import { findSingleKey, type SingleKey } from '#kv/redirects/single-key-list.ts'
import { compile, openRevision } from '#kv/redirects/revision.ts'
import type { Device } from '#kv/redirects/rule.ts'
import type { Locale } from '#src/language/locales.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { publishedRules, stateOf, type DraftStores } from './draft.ts'
import { allRules } from './rules.ts'

/** A visit to be explained. */
export type VisitToExplain = {
  /** Path and query. */
  readonly address: string
  readonly host: string
  readonly country: string | undefined
  readonly locale: Locale
  readonly device: Device
  /** Milliseconds since 1970. */
  readonly at: number
  readonly of: 'published' | 'draft'
}

/** Every step of an address through the rules. `off` where the kill switch leaves none of them. */
export type Explained = Explanation & {
  readonly isOff: boolean
  readonly count: number
  /** The single-key rule for the last address, where the store has no page there. */
  readonly singleKey: SingleKey | undefined
}

/** Tells which rule fires for a visit and why, hop by hop. */
export async function explainVisit(redirects: DraftStores, asked: VisitToExplain): Promise<Explained> {
  const { pointer, hosts: draftHosts } = await stateOf(redirects)
  const { rules, hosts } =
    asked.of === 'draft'
      ? { rules: allRules(redirects.db).rules, hosts: draftHosts }
      : await publishedRules(redirects.kv, pointer?.revision ?? '')
  const isOff = asked.of === 'published' && pointer?.off === true
  const revision = openRevision(compile(isOff ? [] : rules, hosts))
  if (revision === undefined) throw new Error('compiled rules cannot be opened')
  const visitor = {
    method: 'GET',
    host: asked.host,
    country: asked.country,
    locale: () => asked.locale,
    device: () => asked.device,
  }
  const explained = explain(revision, asked.address, visitor, asked.at, storeAddressing)
  const end = explained.end === 'page' ? explained.hops.at(-1)?.address : undefined
  const path = end?.split('?', 1)[0]
  const singleKey = path === undefined ? undefined : await findSingleKey(redirects.kv, path)
  return { ...explained, isOff, count: rules.length, singleKey }
}

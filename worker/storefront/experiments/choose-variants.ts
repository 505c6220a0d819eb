import type { FlagSet } from '#src/experiments/flag-set.ts'
import { forcedIn } from '#src/experiments/test-context.ts'
import { variantsKey, type Variants } from '#src/experiments/variants.ts'
import { memoize } from '#src/kit/memoize.ts'
import { ownValue } from '#src/kit/own-value.ts'
import { hasConsent } from '#src/visitor/consent.ts'

import type { StorefrontContext } from '../context.ts'
import { consentSignals } from '../consent.ts'
import { flagsFor } from './datafile-cache.ts'
import { forgottenVisitor, keptProfile, knownVisitor } from './visitor-cookies.ts'

/** The form a page is shown in. */
export type ChosenVariants = {
  /** Put together when a page is made; most requests find theirs stored, and ask for its key alone. */
  readonly variants: () => Variants
  /** Part of the cache key; empty for the form shown without experiments. */
  readonly key: string
  /** The flags whose experiments run: what they show is declared in the page, whose browser counts who saw it. */
  readonly tested: readonly string[]
  readonly setCookies: readonly string[]
}

/** A page without experiments; the visitor's cookies are not read. */
export const noVariants: ChosenVariants = { variants: () => ({}), key: '', tested: [], setCookies: [] }

/** The user for forced variations: it belongs to no visitor, so holdouts and stored profiles do not apply. */
const tester = { id: 'tester', attributes: {} }

type Own = Pick<ChosenVariants, 'setCookies'> & { readonly variants: Variants }

/** A visitor in no experiment; no cookie is set. */
const nobody: Own = { variants: {}, setCookies: [] }

/** Whether this is a prefetch or prerender, which may never be seen; then no cookie is set. */
const isAskedBeforehand = (headers: Headers): boolean => headers.get('sec-purpose')?.startsWith('prefetch') === true

/** More than there are countries. */
const mostCountries = 300
/** What audiences are told of a visitor: one object for all who are alike, by whom a decision can be remembered. */
const newFrom = memoize((country: string) => ({ country, returning: false }), mostCountries)
const returningFrom = memoize((country: string) => ({ country, returning: true }), mostCountries)

/** The visitor's variants. R273: without consent there are none. */
function ownVariants(c: StorefrontContext, set: FlagSet, flags: readonly string[], country: string): Own {
  const signals = consentSignals(c)
  const { cookies } = signals
  if (!hasConsent('targeting', country, signals)) return { variants: {}, setCookies: forgottenVisitor(cookies) }
  const { id, visits, profile, isNew, setCookies } = knownVisitor(cookies, Date.now())
  if (isNew && isAskedBeforehand(c.env.request.headers)) return nobody
  const visitor = { id, attributes: visits > 1 ? returningFrom(country) : newFrom(country) }
  const { variants, decisions } = set.choose({ visitor, flags, profile })
  const told = decisions.length === 0 ? setCookies : [...setCookies, ...keptProfile(set.datafile, profile, decisions)]
  return { variants, setCookies: told.length > 0 && isAskedBeforehand(c.env.request.headers) ? [] : told }
}

/** R275: the variations that are asked for, of those there are. */
function forcedVariants(set: FlagSet, flags: readonly string[], forced: Readonly<Record<string, string>>): Variants {
  const { variants, decisions } = set.choose({ visitor: tester, flags, forced })
  const there = decisions.filter(({ flagKey, variationKey }) => variationKey === ownValue(forced, flagKey))
  return Object.fromEntries(there.map(({ flagKey }) => [flagKey, variants[flagKey] ?? { variables: {} }]))
}

function choose(c: StorefrontContext, set: FlagSet, flags: readonly string[], country: string): ChosenVariants {
  const { everybody, tested } = set.page(flags)
  if (tested.length === 0) return { ...noVariants, variants: () => everybody }
  const { search } = c.env.address
  const own = ownVariants(c, set, tested, country)
  const forced = search === '' ? undefined : forcedIn(new URLSearchParams(search))
  const shown = forced === undefined ? own.variants : { ...own.variants, ...forcedVariants(set, tested, forced) }
  // Who tests variants is not counted in, and nothing is kept of it.
  const setCookies = forced === undefined ? own.setCookies : []
  return { variants: () => ({ ...everybody, ...shown }), key: variantsKey(shown), tested, setCookies }
}

/**
 * The form in which a visitor is shown a page of these flags, by the consent rules of a country: at once when the isolate has a
 * datafile.
 */
export function chooseVariants(
  c: StorefrontContext,
  experiments: readonly string[],
  country: string,
): ChosenVariants | Promise<ChosenVariants> {
  const set = flagsFor(c)
  if (set instanceof Promise)
    return set.then(flags => (flags === undefined ? noVariants : choose(c, flags, experiments, country)))
  return set === undefined ? noVariants : choose(c, set, experiments, country)
}

import { namesLocale } from '../match/conditions.ts'
import { devices, type RedirectRule } from '../rule.ts'

/** A set of words, or everything but them. */
type Values = { readonly isExcept: boolean; readonly words: readonly string[] }

const dimensions = ['host', 'country', 'locale', 'device'] as const

/** A set of visitors and moments: a box with one side for each condition. Times in milliseconds since 1970. */
export type Scope = Readonly<Record<(typeof dimensions)[number], Values>> & {
  readonly time: readonly [from: number, until: number]
}

const only = (words: readonly string[]): Values => ({ isExcept: false, words })
const anything: Values = { isExcept: true, words: [] }

const both = (one: Values, other: Values): Values => {
  if (one.isExcept && other.isExcept) return { isExcept: true, words: [...new Set([...one.words, ...other.words])] }
  if (one.isExcept) return only(other.words.filter(word => !one.words.includes(word)))
  return only(one.words.filter(word => other.words.includes(word) !== other.isExcept))
}

const isEmpty = ({ isExcept, words }: Values) => !isExcept && words.length === 0
const complement = ({ isExcept, words }: Values): Values => ({ isExcept: !isExcept, words })

/** Everybody, always. */
export const everyone = (locales: ReadonlySet<string>): Scope => ({
  host: anything,
  country: anything,
  locale: only([...locales]),
  device: only(devices),
  time: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
})

const made = (condition: readonly string[]): Values => (condition.length === 0 ? anything : only(condition))

/** The visitors a rule matches. A locale in the path belongs to the address, not to the visitor. */
export const scopeOf = (rule: RedirectRule, locales: ReadonlySet<string>, isLocaleInPath: boolean): Scope => ({
  host: made(rule.host),
  country: made(rule.country),
  locale:
    rule.locale.length === 0 || isLocaleInPath
      ? anything
      : only([...locales].filter(locale => namesLocale(rule.locale, locale))),
  device: rule.device === undefined ? anything : only([rule.device]),
  time: [rule.activeFrom ?? Number.NEGATIVE_INFINITY, rule.activeUntil ?? Number.POSITIVE_INFINITY],
})

/** The visitors in both scopes; undefined when there are none. */
export function intersect(one: Scope, other: Scope): Scope | undefined {
  const time = [Math.max(one.time[0], other.time[0]), Math.min(one.time[1], other.time[1])] as const
  const sides = {
    host: both(one.host, other.host),
    country: both(one.country, other.country),
    locale: both(one.locale, other.locale),
    device: both(one.device, other.device),
  }
  return time[0] >= time[1] || dimensions.some(side => isEmpty(sides[side])) ? undefined : { ...sides, time }
}

/** Who is in `scope` but not in `taken`, as boxes that do not overlap. */
export function without(scope: Scope, taken: Scope): Scope[] {
  if (intersect(scope, taken) === undefined) return [scope]
  const left: Scope[] = []
  let rest = scope
  for (const side of dimensions) {
    const outside = both(rest[side], complement(taken[side]))
    if (!isEmpty(outside)) left.push({ ...rest, [side]: outside })
    rest = { ...rest, [side]: both(rest[side], taken[side]) }
  }
  const [from, until] = rest.time
  if (from < taken.time[0]) left.push({ ...rest, time: [from, taken.time[0]] })
  if (until > taken.time[1]) left.push({ ...rest, time: [taken.time[1], until] })
  return left
}

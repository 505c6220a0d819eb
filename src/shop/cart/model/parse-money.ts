import { memoize } from '#src/kit/memoize.ts'
import type { Minor } from '#src/kit/money.ts'

/** The mark between units and minor units: a comma or a point. */
const decimalMarkOf = memoize(
  (locale: string) =>
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  64,
)

/**
 * The amount somebody of `locale` has typed: "50", "$37.50" or "1.250,5 €". Undefined for anything that is no amount, and
 * for fractions of a minor unit.
 */
export function parseMoney(typed: string, locale: string): Minor | undefined {
  const plain = typed.replaceAll(/[\s\p{Sc}]|USD|CAD|GBP|EUR|(?<=\d)['’](?=\d{3})/giu, '')
  const mark = decimalMarkOf(locale)
  const group = mark === ',' ? '.' : ','
  // Who types the other mark before one or two digits means minor units, too.
  const [, whole = '', rest = ''] = /^(\d{1,9}|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (whole === '' || whole.includes(mark)) return undefined
  return Number(whole.replaceAll(group, '')) * 100 + Number(rest.padEnd(2, '0'))
}

import { readAddress, type RedirectVisitor } from '#kv/redirects/redirect-request.ts'
import { match } from '#kv/redirects/match/match.ts'
import { parse } from '#kv/redirects/parse.ts'
import { compile, openRevision, type Revision } from '#kv/redirects/revision.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

/** Look-up of redirect rules: microseconds a request at few and at many rules, and how many times dearer many are. */
export type RedirectsBench = {
  readonly name: string
  readonly microsecondsAt100: number
  readonly microsecondsAt100000: number
  /** What it costs a request that no rule is for, among the many. */
  readonly missMicroseconds: number
  readonly ratio: number
}

const visitor: RedirectVisitor = {
  method: 'GET',
  host: 'localhost',
  country: 'DE',
  locale: () => 'en-us',
  device: () => 'desktop',
}

const pathAt = (index: number) => `/archive/${((index * 7_919) % 1_000_003).toString(36)}/jacket-${index}`

/** Rules as a retailer has them: nearly all exact, a tenth of them conditional, one in fifty a pattern. */
function revisionOf(count: number): Revision {
  const patterns = Math.min(2_000, count / 50)
  const exact = Array.from(
    { length: count - patterns },
    (_, index) => `${pathAt(index)} /c/mens-jackets?from=${index} 301${index % 10 === 0 ? ' Country=us,de' : ''}`,
  )
  const loose = Array.from({ length: patterns }, (_, index) => `/blog-${index}/:slug/* /c/:slug/:splat`)
  const { rules } = parse([...exact, ...loose].join('\n'), storeAddressing.locales)
  const revision = openRevision(compile(rules))
  if (revision === undefined || rules.length !== count) throw new Error(`expected ${count} rules`)
  return revision
}

const requestsOf = (count: number, hits: number): URL[] =>
  Array.from({ length: 1_000 }, (_, index) => {
    const isHit = index % 4 < hits * 4
    const path = isHit ? pathAt((index * 31) % Math.floor(count * 0.98)) : `/en-us/c/page-${index}`
    return new URL(`https://localhost${path}?utm_source=mail`)
  })

/** Microseconds a look-up takes, address reading included. */
function measure(revision: Revision, requests: readonly URL[]): number {
  const turns = 20
  const started = performance.now()
  for (let turn = 0; turn < turns; turn += 1)
    for (const url of requests) match(revision, readAddress(url, visitor, storeAddressing), 0, storeAddressing)
  return ((performance.now() - started) * 1_000) / (turns * requests.length)
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** A quarter of the requests meets a rule. Measures both sizes by turns in one run, after a warm-up; medians of `rounds`. */
export function benchRedirects(rounds = 7): RedirectsBench {
  const [small, large] = [revisionOf(100), revisionOf(100_000)]
  const sizes = [
    { revision: small, requests: requestsOf(100, 0.25) },
    { revision: large, requests: requestsOf(100_000, 0.25) },
    { revision: large, requests: requestsOf(100_000, 0) },
  ]
  const measured = sizes.map(() => [] as number[])
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { revision, requests }] of sizes.entries()) {
      const microseconds = measure(revision, requests)
      if (round > 0) measured[index]?.push(microseconds)
    }
  const [few = Number.NaN, many = Number.NaN, miss = Number.NaN] = measured.map(median)
  return {
    name: 'redirect look-up, 100 against 100,000 rules',
    microsecondsAt100: few,
    microsecondsAt100000: many,
    missMicroseconds: miss,
    ratio: many / few,
  }
}

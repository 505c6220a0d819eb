import * as v from 'valibot'

import { datafile, type Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'
import { forcing } from '#src/experiments/test-context.ts'
import { defaultLocale } from '#src/language/locales.ts'
import type { ExposureCount } from '#src/measurement/visitors.ts'
import { experimentsAt } from '#src/redirects/experiments-at.ts'

import { areApart, shareInterval, type ShareInterval } from './interval.ts'

/** A variation of an experiment: its share of visitors, and what is known of those who saw it. */
export type VariationResult = {
  readonly key: string
  /** Between 0 and 1. */
  readonly share: number
  readonly visits: number
  readonly orders: number
  readonly conversion: ShareInterval
}

/** An experiment with what came of it so far. */
export type ExperimentResult = {
  readonly id: string
  readonly flag: string
  readonly key: string
  readonly status: string
  /** A page of the store that shows it. */
  readonly page: URL | undefined
  readonly variations: readonly VariationResult[]
  /** Whether enough visits have seen every variation to say anything. */
  readonly isReadable: boolean
  readonly differs: boolean
}

/** With fewer visits in a variation nothing is said of it: what looks like a winner then is chance. */
export const leastVisits = 1_000

/** Shares of the bucketing space as parts of the whole. */
function sharesOf({ trafficAllocation }: Datafile['experiments'][number]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  let from = 0
  for (const { entityId, endOfRange } of trafficAllocation) {
    shares.set(entityId, (shares.get(entityId) ?? 0) + (endOfRange - from) / 10_000)
    from = endOfRange
  }
  return shares
}

/** The first page that depends on a flag. */
const pageWith = (pages: readonly URL[], flag: string): URL | undefined =>
  pages.find(({ pathname }) => experimentsAt(pathname).includes(flag))

/** The experiments of a datafile with what was counted of them, and of the store's pages one that shows each. */
export function experimentResults(
  file: Datafile,
  counts: readonly ExposureCount[],
  pages: readonly URL[],
): ExperimentResult[] {
  const all = [...file.experiments, ...file.groups.flatMap(({ experiments }) => experiments)]
  return all.map(experiment => {
    const flag = file.featureFlags.find(({ experimentIds }) => experimentIds.includes(experiment.id))?.key ?? ''
    const shares = sharesOf(experiment)
    const variations = experiment.variations.map(({ id, key }) => {
      const counted = counts.find(one => one.flag === flag && one.variation === key)
      const { visits = 0, orders = 0 } = counted ?? {}
      return { key, share: shares.get(id) ?? 0, visits, orders, conversion: shareInterval(orders, visits) }
    })
    const isReadable = variations.length > 1 && variations.every(({ visits }) => visits >= leastVisits)
    const [first, ...others] = variations
    const differs =
      isReadable && first !== undefined && others.some(other => areApart(first.conversion, other.conversion))
    const { id, key, status } = experiment
    return { id, flag, key, status, page: pageWith(pages, flag), variations, isReadable, differs }
  })
}

/** The datafile the store decides by; undefined where it has none, or does not answer. */
export async function storeDatafile(storefront: Pick<Fetcher, 'fetch'>): Promise<Datafile | undefined> {
  const answer = await storefront
    .fetch(`http://localhost/-/experiments/datafile?locale=${defaultLocale}`)
    .catch(() => undefined)
  const read = v.safeParse(datafile, await answer?.json().catch(() => undefined))
  return read.success ? read.output : undefined
}

/** The address of a page with a variation, for whoever wants to see it; nothing is counted of that. */
export function variationAddress(page: URL, flag: string, variation: string): string {
  const address = new URL(page)
  for (const [name, value] of Object.entries(forcing({ [flag]: variation }))) address.searchParams.set(name, value)
  return address.href
}

import * as v from 'valibot'

import { browserEvents } from '#src/measurement/events.ts'
import {
  funnelSteps,
  type ExposureCount,
  type FunnelCount,
  type FunnelDimension,
  type FunnelStep,
  type VitalValues,
} from '#src/measurement/visitors.ts'

/** An event as it is read back, with its parameters as what they are. */
export const eventSchema = v.object({
  name: v.string(),
  locale: v.string(),
  path: v.string(),
  pageType: v.string(),
  session: v.string(),
  role: v.string(),
  parameters: v.pipe(v.string(), v.parseJson()),
  at: v.number(),
})
type VisitorEvent = v.InferOutput<typeof eventSchema>

const originsSchema = v.object({ items: v.array(v.object({ origin: v.optional(v.string()) })) })

/** The parts of the visitors that an event says its visit is in. */
const partsOf: Readonly<Record<FunnelDimension, (event: VisitorEvent) => readonly string[]>> = {
  locale: ({ locale }) => [locale],
  origin: ({ parameters }) => {
    const read = v.safeParse(originsSchema, parameters)
    return read.success ? read.output.items.flatMap(({ origin }) => origin ?? []) : []
  },
  variant: ({ name, parameters }) => {
    const read = v.safeParse(browserEvents.experiment_exposure, parameters)
    return name === 'experiment_exposure' && read.success ? [`${read.output.flag} · ${read.output.variation}`] : []
  },
}

const isStep = (name: string): name is FunnelStep => funnelSteps.some(step => step === name)

/** Visits by step and part; a visit may be in several parts, and counts in each. */
export function funnelIn(events: readonly VisitorEvent[], by: FunnelDimension): FunnelCount[] {
  const counts = new Map<string, FunnelCount>()
  const visits = Map.groupBy(
    events.filter(({ session }) => session !== ''),
    ({ session }) => session,
  )
  for (const visit of visits.values()) {
    const steps = new Set(visit.map(({ name }) => name).filter(isStep))
    for (const part of new Set(visit.flatMap(partsOf[by])))
      for (const step of steps) {
        const key = JSON.stringify([part, step])
        counts.set(key, { part, step, visits: (counts.get(key)?.visits ?? 0) + 1 })
      }
  }
  return [...counts.values()]
}

/** The values of each vital by page type and build. */
export function vitalsIn(events: readonly VisitorEvent[]): VitalValues[] {
  const measured = events.flatMap(({ parameters, pageType }) => {
    const read = v.safeParse(browserEvents.web_vital, parameters)
    return read.success ? [{ ...read.output, pageType: pageType === '' ? 'elsewhere' : pageType }] : []
  })
  const groups = Map.groupBy(measured, ({ metric, pageType, build }) => JSON.stringify([metric, pageType, build]))
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (first === undefined) return []
    const { metric, pageType, build } = first
    return [{ metric, pageType, build, values: group.map(({ value }) => value).toSorted((a, b) => a - b) }]
  })
}

/** Visits that were shown a variation, and those of them that ordered afterwards. */
export function exposuresIn(events: readonly VisitorEvent[]): ExposureCount[] {
  const orders = Map.groupBy(
    events.filter(({ name }) => name === 'purchase'),
    ({ session }) => session,
  )
  /** When a visit was first shown a variation, by both. */
  const shown = new Map<string, { flag: string; variation: string; session: string; since: number }>()
  for (const { parameters, session, at } of events) {
    const read = v.safeParse(browserEvents.experiment_exposure, parameters)
    if (!read.success || session === '') continue
    const key = JSON.stringify([read.output, session])
    shown.set(key, { ...read.output, session, since: Math.min(at, shown.get(key)?.since ?? at) })
  }
  const groups = Map.groupBy(shown.values(), ({ flag, variation }) => JSON.stringify([flag, variation]))
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (first === undefined) return []
    const ordered = group.filter(({ session, since }) => orders.get(session)?.some(({ at }) => at >= since) === true)
    return [{ flag: first.flag, variation: first.variation, visits: group.length, orders: ordered.length }]
  })
}

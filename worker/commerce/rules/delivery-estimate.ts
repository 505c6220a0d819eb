import { memoize } from '#src/kit/memoize.ts'
import { momentOf, wallClock } from '#src/kit/time/wall-clock.ts'
import type { SiteName } from '#src/language/locales.ts'

/** Where each site's warehouse keeps its clock, and the hour until which an order leaves the same day. */
const dispatch = {
  'fellholm-us': { timeZone: 'America/Denver', cutOffHour: 14 },
  'fellholm-ca': { timeZone: 'America/Toronto', cutOffHour: 14 },
  'fellholm-gb': { timeZone: 'Europe/London', cutOffHour: 14 },
  'fellholm-eu': { timeZone: 'Europe/Paris', cutOffHour: 14 },
} as const satisfies Record<SiteName, { readonly timeZone: string; readonly cutOffHour: number }>

const hour = 60 * 60 * 1000
const day = 24 * hour
const quarterHour = hour / 4

const isWorkday = (date: number): boolean => ![0, 6].includes(new Date(date).getUTCDay())

/** The `count`-th working day after `date`; for 0 the day itself, or the first working day after it. */
function workday(date: number, count: number): number {
  let current = date
  while (!isWorkday(current)) current += day
  for (let left = count; left > 0; left -= 1) {
    current += day
    while (!isWorkday(current)) current += day
  }
  return current
}

const asLocalDate = (date: number): string => new Date(date).toISOString().slice(0, 10)

/**
 * The days between which a parcel arrives, as local dates `YYYY-MM-DD`. An order placed after the cut-off leaves on
 * the next working day; Saturdays and Sundays neither leave nor arrive.
 */
export function deliveryEstimate(
  site: SiteName,
  at: number,
  days: readonly [number, number],
): { from: string; to: string } {
  const leaves = dispatchDay(site, at)
  return { from: asLocalDate(workday(leaves, days[0])), to: asLocalDate(workday(leaves, days[1])) }
}

/** The day it is where the site's warehouse is; what travels by e-mail knows no weekend. */
export function today(site: SiteName, at: number): { from: string; to: string } {
  const day = asLocalDate(wallClock(at, dispatch[site].timeZone).date)
  return { from: day, to: day }
}

/** The moment it is an hour of a local day (`YYYY-MM-DD`) where the site's warehouse is. */
export const momentIn = (site: SiteName, localDay: string, atHour: number): number =>
  momentOf(Date.parse(localDay) + atHour * hour, dispatch[site].timeZone)

/** The day an order leaves on changes with a quarter of an hour at most: no time zone is ahead of another by less. */
const dispatchDayIn = memoize((site: SiteName, quarter: string) => {
  const { timeZone, cutOffHour } = dispatch[site]
  const { date, ofDay } = wallClock(Number(quarter) * quarterHour, timeZone)
  return isWorkday(date) && ofDay >= cutOffHour * hour ? workday(date, 1) : workday(date, 0)
}, 100)

/** The day an order of this moment leaves on, as midnight UTC of its local date. */
const dispatchDay = (site: SiteName, at: number): number => dispatchDayIn(site, `${Math.floor(at / quarterHour)}`)

/** The last moment (milliseconds) at which an order still leaves on the day one of now would. */
export function cutOff(site: SiteName, at: number): number {
  const { timeZone, cutOffHour } = dispatch[site]
  return momentOf(dispatchDay(site, at) + cutOffHour * hour, timeZone)
}

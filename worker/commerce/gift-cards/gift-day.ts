import type { Context } from '../context.ts'
import { momentIn, today } from '../rules/delivery-estimate.ts'

type Here = Pick<Context, 'site' | 'now'>

/** The hour of the morning at which a card goes that is for a day. */
const morning = 8

/** The same day of the next year: `2027-11-25` after `2026-11-25`. */
const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** Whether the calendar has this day: not the thirtieth of February. */
const isDay = (day: string): boolean => {
  const at = Date.parse(day)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** R409: a card is sent today at the earliest, and within a year; days are those where the shop is. */
export function isGiftDay({ site, now }: Here, day: string): boolean {
  const { from: first } = today(site, now())
  return isDay(day) && day >= first && day <= yearAfter(first)
}

/** When a card leaves that is for a day: in its morning. Undefined when that is over, or nobody named a day. */
export function leavesAt({ site, now }: Here, day: string | undefined): number | undefined {
  if (day === undefined || day === '') return undefined
  const at = momentIn(site, day, morning)
  return at > now() ? at : undefined
}

import * as v from 'valibot'

import type { Minor } from '#src/kit/money.ts'

const moneyPattern = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** An amount as one types it (89.95) in minor units; undefined for anything else, and for nothing. */
export function readMoney(text: string): Minor | undefined {
  const [, whole = '', part = ''] = moneyPattern.exec(text) ?? []
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return whole === '' || amount === 0 ? undefined : amount
}

/** An amount as one types it. */
export const typedMoney = (amount: Minor): string => (amount / 100).toFixed(2)

const localMoment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
  v.transform(text => `${text}:00.000Z`),
  v.check(text => !Number.isNaN(Date.parse(text))),
)

/** A moment in UTC of a field for date and time; `open` for nothing, undefined for what is none. */
export function readMoment(text: string): string | 'open' | undefined {
  if (text === '') return 'open'
  const read = v.safeParse(localMoment, text)
  return read.success ? read.output : undefined
}

/** A moment as a field for date and time has it. */
export const typedMoment = (iso: string | undefined): string => iso?.slice(0, 16) ?? ''

/** When something is shown, as a form says it. */
export type TypedTimes = { readonly from: string; readonly until: string }

export type Times = { readonly from?: string; readonly until?: string }

/** The times of a form, or what is wrong with them. */
export function readTimes({
  from,
  until,
}: TypedTimes): Times | { readonly wrong: keyof TypedTimes; readonly why: string } {
  const [begin, end] = [readMoment(from), readMoment(until)]
  if (begin === undefined) return { wrong: 'from', why: 'Write a moment as 2027-03-01T08:00.' }
  if (end === undefined) return { wrong: 'until', why: 'Write a moment as 2027-03-01T08:00.' }
  if (begin !== 'open' && end !== 'open' && Date.parse(end) <= Date.parse(begin))
    return { wrong: 'until', why: 'It would end before it begins.' }
  return { ...(begin === 'open' ? {} : { from: begin }), ...(end === 'open' ? {} : { until: end }) }
}

export const isWrong = <Read extends object>(read: Read): read is Extract<Read, { readonly wrong: string }> =>
  'wrong' in read

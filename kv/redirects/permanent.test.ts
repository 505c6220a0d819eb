import { expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { parse } from './parse.ts'
import { heldBack, heldBackMs, statusAt } from './permanent.ts'
import { printCsv } from './print.ts'
import { readRecord, writeRecord } from './record.ts'

const at = Date.parse('2026-11-27T09:00Z')
const rulesIn = (table: string) => parse(table, storeAddressing.locales).rules

it('a new 301 is sent as 302, a new 308 as 307, for seven days after it is published; 302 and 410 are as they are', () => {
  const published = heldBack(rulesIn('from,to,status\n/a,/b,301\n/c,/d,308\n/e,/f,302\n/g,,410\n'), [], at)
  const statuses = (now: number) => published.map(rule => statusAt(rule, now))
  expect(statuses(at)).toEqual([302, 307, 302, 410])
  expect(statuses(at + heldBackMs - 1)).toEqual([302, 307, 302, 410])
  expect(statuses(at + heldBackMs)).toEqual([301, 308, 302, 410])
})

it('who insists has it at once, and a moment of its own counts', () => {
  const table = 'from,to,status,permanent_from\n/a,/b,301,now\n/c,/d,301,2026-12-24\n'
  const published = heldBack(rulesIn(table), [], at)
  expect(published.map(rule => statusAt(rule, at))).toEqual([301, 302])
  expect(published[1]?.permanentFrom).toBe(Date.parse('2026-12-24'))
  expect(printCsv(published)).toContain(',now,\n')
})

it('a rule in force that does the same goes on waiting as it did; with another target it waits anew', () => {
  const first = heldBack(rulesIn('from,to,status\n/a,/b,301\n/c,/d,301\n'), [], at)
  const later = at + 86_400_000
  const second = heldBack(rulesIn('from,to,status\n/a,/b,301\n/c,/other,301\n'), first, later)
  expect(second.map(({ permanentFrom }) => permanentFrom)).toEqual([at + heldBackMs, later + heldBackMs])
  const exported = rulesIn(printCsv(first).replace('/d,', '/other,'))
  expect(heldBack(exported, first, later)[1]?.permanentFrom).toBe(later + heldBackMs)
})

it('a rule that was permanent before there was a wait stays permanent', () => {
  const before = rulesIn('from,to,status\n/a,/b,301\n')
  expect(heldBack(before, before, at).map(rule => statusAt(rule, at))).toEqual([301])
})

it('since when a rule is permanent is kept in a revision', () => {
  const [rule] = heldBack(rulesIn('from,to,status\n/a,/b,301\n'), [], at)
  if (rule === undefined) throw new Error('no rule')
  expect(readRecord(writeRecord(rule))).toEqual(rule)
})

import { describe, expect, it } from 'vitest'

import { createFlagSet } from '#src/experiments/flag-set.ts'
import { datafileOf } from '#worker/commerce/experiments/datafile.ts'

import { forgottenVisitor, keptProfile, knownVisitor } from './visitor-cookies.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const minute = now / 60_000
const visited = (count: number, minutesAgo: number) =>
  `__Host-vuid=vuid_1; __Host-visits=${count}.${minute - minutesAgo}`

describe('R358: which visit it is', () => {
  it.each([
    [2, 5, 2, false],
    [2, 15, 2, true],
    [2, 30, 3, true],
    [2, 60 * 24 * 30, 3, true],
    [2, -5, 2, true],
  ])('after visit %i, %i minutes ago, it is visit %i, and written down: %s', (count, ago, visits, isWritten) => {
    const known = knownVisitor(visited(count, ago), now)
    expect([known.visits, known.setCookies.length]).toEqual([visits, isWritten ? 1 : 0])
  })

  it('is the first for whoever has no count, or junk instead of one', () => {
    for (const value of ['', 'x', '1', '1.', '-1.5', '999999.1'])
      expect(knownVisitor(`__Host-visits=${value}`, now).visits).toBe(1)
  })
})

it('R265, R266: who is nobody yet gets an id of vuid_ and hex digits, 32 characters; junk is nobody’s', () => {
  for (const cookies of ['', '__Host-vuid=vuid_', '__Host-vuid=<script>', 'x__Host-vuid=vuid_1']) {
    const { id, setCookies } = knownVisitor(cookies, now)
    expect(id).toMatch(/^vuid_[0-9a-f]{27}$/)
    expect(setCookies[0]).toContain(`__Host-vuid=${id};`)
  }
  expect(knownVisitor('a=b; __Host-vuid=vuid_0f', now).id).toBe('vuid_0f')
})

describe('what was shown', () => {
  const datafile = datafileOf('storefront')
  const decided = createFlagSet(datafile, () => undefined)?.choose({
    visitor: { id: 'vuid_1', attributes: {} },
    flags: ['home_hero', 'chat'],
  })
  const decisions = decided?.decisions ?? []

  it('by an experiment is kept for a year, once; what is rolled out is not', () => {
    const [line = '', ...others] = keptProfile(datafile, {}, decisions)
    expect(line).toMatch(/^__Host-experiments=3001\.30010[12]; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
    expect(others).toEqual([])
    const { profile } = knownVisitor(line.split(';')[0] ?? '', now)
    expect(keptProfile(datafile, profile, decisions)).toEqual([])
  })

  it('by experiments that are gone is forgotten, and junk is nothing', () => {
    const { profile } = knownVisitor('__Host-experiments=77.1_3003.300302_9', now)
    expect(profile).toEqual({ 77: { variation_id: '1' }, 3003: { variation_id: '300302' } })
    expect(knownVisitor('__Host-experiments=77.1_<script>', now).profile).toEqual({})
    expect(keptProfile(datafile, profile, decisions)[0]).toMatch(/^__Host-experiments=3001\.\d+_3003\.300302;/)
  })
})

it('who withdraws consent is forgotten, and nothing is said to who was never known', () => {
  expect(forgottenVisitor('a=b; __Host-vuid=vuid_1; __Host-visits=1.1').map(line => line.split(';')[0])).toEqual([
    '__Host-vuid=',
    '__Host-visits=',
  ])
  expect(forgottenVisitor('a=b')).toEqual([])
})

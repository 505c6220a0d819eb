import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { visitorMisfit } from '../match/conditions.ts'
import type { RedirectRule } from '../rule.ts'
import { requestAt } from './samples.ts'
import { everyone, intersect, scopeOf, without, type Scope } from './scope.ts'

const { locales } = storeAddressing
const bare = requestAt('/old', storeAddressing)

const rule = (conditions: Partial<RedirectRule>): RedirectRule => ({
  line: 1,
  match: 'exact',
  from: '/old',
  prefix: undefined,
  params: [],
  status: 302,
  to: '/new',
  query: 'keep',
  host: [],
  country: [],
  locale: [],
  device: undefined,
  activeFrom: undefined,
  activeUntil: undefined,
  permanentFrom: undefined,
  note: '',
  ...conditions,
})

const anyRule = fc
  .record({
    host: fc.subarray(['a.example', 'b.example']),
    country: fc.subarray(['DE', 'FR', 'US']),
    locale: fc.subarray(['de', 'en-us', 'fr-ca', 'fr']),
    device: fc.constantFrom('mobile' as const, 'desktop' as const, undefined),
    activeFrom: fc.constantFrom(undefined, 10, 20),
    activeUntil: fc.constantFrom(undefined, 30, 40),
  })
  .map(rule)

const anyone = fc.record({
  host: fc.constantFrom('a.example', 'b.example', 'c.example'),
  country: fc.constantFrom('DE', 'FR', 'US', 'JP'),
  locale: fc.constantFrom(...locales),
  device: fc.constantFrom('mobile' as const, 'desktop' as const),
  at: fc.constantFrom(0, 10, 15, 20, 29, 30, 35, 40, 50),
})
type Someone = typeof anyone extends fc.Arbitrary<infer Value> ? Value : never

const fits = (one: RedirectRule, who: Someone) => {
  const visitor = {
    method: 'GET',
    host: who.host,
    country: who.country,
    locale: () => who.locale,
    device: () => who.device,
  }
  return visitorMisfit(one, { ...bare, visitor }, who.at) === undefined
}

/** Whether somebody is in a scope, asked as the scope of a single visitor. */
const holds = (scope: Scope, who: Someone) => {
  const alone = rule({
    host: [who.host],
    country: [who.country],
    locale: [who.locale],
    device: who.device,
    activeFrom: who.at,
    activeUntil: who.at + 1,
  })
  return intersect(scope, scopeOf(alone, locales, false)) !== undefined
}

it('the scope of a redirect rule holds exactly the visitors for whom it fires', () => {
  fc.assert(
    fc.property(anyRule, anyone, (one, who) => {
      expect(holds(scopeOf(one, locales, false), who)).toBe(fits(one, who))
    }),
  )
})

it('what is left of everybody after some rules are exactly the visitors whom none of them took, each once', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 3 }), anyone, (rules, who) => {
      const left = rules.reduce(
        (boxes, one) => boxes.flatMap(box => without(box, scopeOf(one, locales, false))),
        [everyone(locales)],
      )
      const isFree = rules.every(one => !fits(one, who))
      expect(left.filter(box => holds(box, who))).toHaveLength(isFree ? 1 : 0)
    }),
  )
})

import { describe, expect, it } from 'vitest'

import { bucketOf } from './bucket.ts'
import { datafileOf } from './datafile.ts'
import { bucketingSpace } from './experiment.ts'
import { decide } from './decide.ts'
import { segmentsOf } from './segments.ts'

describe('bucketing', () => {
  it('R377: puts everybody somewhere in the bucketing space of 10,000, always at the same place and evenly', () => {
    const places = Array.from({ length: 4000 }, (_, n) => bucketOf(`visitor-${n}`, 'home_hero_tone'))
    expect(bucketingSpace).toBe(10_000)
    expect(places.every(place => place >= 0 && place < bucketingSpace)).toBe(true)
    expect(bucketOf('visitor-7', 'home_hero_tone')).toBe(places[7])
    const lower = places.filter(place => place < bucketingSpace / 2).length
    expect(lower / places.length).toBeGreaterThan(0.45)
    expect(lower / places.length).toBeLessThan(0.55)
  })
})

describe('the datafile', () => {
  it('R160, R161: every flag leads to a rollout and to experiments that exist', () => {
    const { featureFlags, rollouts, experiments, audiences } = datafileOf('k')
    const ids = new Set(experiments.map(({ id }) => id))
    for (const flag of featureFlags) {
      expect(rollouts.some(({ id }) => id === flag.rolloutId)).toBe(true)
      expect(flag.experimentIds.every(id => ids.has(id))).toBe(true)
    }
    for (const { audienceIds } of experiments)
      expect(audienceIds.every(id => audiences.some(audience => audience.id === id))).toBe(true)
    for (const { conditions } of audiences) expect(() => JSON.parse(conditions)).not.toThrow()
  })
})

describe('decisions', () => {
  it('R303: are the same for the same profile, and differ by what is known of a visitor', () => {
    const knowing = (facts: Readonly<Record<string, string>>): Parameters<typeof decide>[0] => ({
      events: [
        {
          eventType: 'monetate:context:CustomVariables',
          customVariables: Object.entries(facts).map(([variable, value]) => ({ variable, value })),
        },
        { eventType: 'monetate:decision:DecisionRequest' },
      ],
    })
    const of = (facts: Readonly<Record<string, string>>) => decide(knowing(facts)).map(({ variantId }) => variantId)
    expect(of({})).toEqual(['baseline', 'baseline'])
    expect(of({ cartEmpty: 'false' })).toEqual(['waiting-cart', 'complete'])
    expect(of({ cartEmpty: 'true', segments: 'gift_giver|cold_weather' })).toEqual(['cold-weather', 'baseline'])
    expect(of({ segments: 'not_cold_weather' })).toEqual(['baseline', 'baseline'])
  })

  it('are none where nobody asks for one', () => {
    expect(decide({ events: [{ eventType: 'monetate:record:RecImpressions', recToken: ['a'] }] })).toEqual([])
  })
})

describe('segments', () => {
  it('R313: answers the subset that is asked for, written in place or as a variable', () => {
    const edges = (query: string, variables = {}) =>
      segmentsOf(query, variables).data.customer?.audiences.edges.map(({ node }) => node.name)
    expect(edges('{ customer(vuid: "vuid_1") { audiences(subset: ["gift_giver"]) } }')).toEqual(['gift_giver'])
    expect(edges('{ customer(vuid: "vuid_1") { audiences(subset: $a) } }', { a: ['x', 1] })).toEqual(['x'])
  })

  it('R348: an identifier nobody can have is said to be invalid', () => {
    for (const query of ['', '{ customer(vuid: "") { audiences } }', '{ customer(email: "a@b.c") { audiences } }'])
      expect(segmentsOf(query).errors?.[0]?.extensions.code).toBe('INVALID_IDENTIFIER_EXCEPTION')
  })
})

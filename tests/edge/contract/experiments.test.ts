import { describe, expect, it } from 'vitest'

import type { InputOf } from '#src/commerce/calls/index.ts'
import type { EngineEvent } from '#src/commerce/calls/experiments/personalization.ts'

import { openBrowser } from '../browser.ts'
import { callerIn } from './contract.ts'

const ask = callerIn('en-us')

describe('the experiment services', () => {
  it('experiments.datafile.get: R160, R377: every traffic allocation fits its variations and the bucketing space; API404', async () => {
    const { status, answer, misfit } = await ask('experiments.datafile.get', { sdkKey: 'storefront' })
    expect([status, misfit]).toEqual([200, []])
    const rules = [...answer.experiments, ...answer.rollouts.flatMap(({ experiments }) => experiments)]
    for (const { variations, trafficAllocation } of rules) {
      const ids = new Set(variations.map(({ id }) => id))
      expect(trafficAllocation.every(({ entityId }) => ids.has(entityId))).toBe(true)
      const ends = trafficAllocation.map(({ endOfRange }) => endOfRange)
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    }
    const flags = answer.featureFlags.map(({ key }) => key)
    expect(flags).toEqual(expect.arrayContaining(['summit_series_kit', 'help_pages', 'buy_in_store', 'back_to_top']))
    expect((await ask('experiments.datafile.get', { sdkKey: '!' })).code).toBe('API404')
  })

  it('POST {host}/v3/events accepts a batch of up to 100 events with a key; one without key or identifier is refused', async () => {
    const event = { type: '', action: 'viewed', identifiers: { vuid: 'vuid_1' }, data: { sum: 12, new: true } }
    const browser = openBrowser()
    const send = async (
      events: readonly unknown[],
      headers: Record<string, string> = { 'x-api-key': 'storefront' },
    ) => {
      const response = await browser.send('/experiments/v3/events', events, 'POST', headers)
      return [response.status, await response.json()]
    }
    expect(await send([event, event])).toEqual([200, { accepted: 2 }])
    const [, bare] = await send([{ ...event, identifiers: {} }])
    expect(bare).toMatchObject({ errorDetails: [{ errorId: 'API400' }] })
    for (const refused of [
      await send([event], {}),
      await send([{ ...event, identifiers: { vuid: 'bad' } }]),
      await send([{ ...event, data: { nested: {} } }]),
      await send(Array.from({ length: 101 }, () => event)),
    ])
      expect(refused[0]).toBe(400)
  })

  it('POST {host}/v3/graphql (R313) tells which segments somebody is in, the same on every call', async () => {
    const query =
      'query { customer(vuid: "vuid_ab12") { audiences(subset: ["cold_weather", "trail_runner"]) { edges { node { name state } } } } }'
    const { status, answer, misfit } = await ask('experiments.segments.get', { query })
    expect([status, misfit]).toEqual([200, []])
    const edges = answer.data.customer?.audiences.edges ?? []
    expect(edges.map(({ node }) => node.name)).toEqual(['cold_weather', 'trail_runner'])
    expect((await ask('experiments.segments.get', { query })).answer).toEqual(answer)
    const named = await ask('experiments.segments.get', {
      query: 'query ($id: String) { customer(fs_user_id: $id) { audiences { edges { node { name state } } } } }',
      variables: { id: 'fs-1' },
    })
    expect(named.answer.data.customer?.audiences.edges.length).toBeGreaterThan(3)
    const nobody = await ask('experiments.segments.get', { query: 'query { customer { name } }' })
    expect(nobody.answer.errors?.[0]?.extensions.code).toBe('INVALID_IDENTIFIER_EXCEPTION')
  })

  it('experiments.contextual-decision.create: R314: predicts one of the experiment’s variations, the same for the same visitor; API404', async () => {
    const instance = { visitorId: 'vuid_1', experimentId: '3004', attributes: [], cmabUUID: 'u1' }
    const decide = () => ask('experiments.contextual-decision.create', { experimentId: '3004', instances: [instance] })
    const { status, answer, misfit } = await decide()
    expect([status, misfit]).toEqual([200, []])
    expect(answer.predictions[0]?.variation_id).toMatch(/^30040[12]$/)
    expect((await decide()).answer).toEqual(answer)
    const unknown = await ask('experiments.contextual-decision.create', { experimentId: 'none', instances: [instance] })
    expect([unknown.status, unknown.code]).toEqual([404, 'API404'])
  })

  it('experiments.event.dispatch: R315: accepts the events of visitors', async () => {
    const { status, answer, misfit } = await ask('experiments.event.dispatch', {
      account_id: 'fellholm',
      visitors: [{ visitor_id: 'vuid_1', snapshots: [] }],
    })
    expect([status, misfit, answer.accepted]).toEqual([200, [], 1])
  })

  it('POST /api/engine/v1/decide/{brand} (R303) the actions stand in responses[0].actions; API404 for another brand', async () => {
    const decision: Omit<InputOf<'personalization.decision.create'>, 'brand'> = {
      customerId: 'vuid_c1',
      channel: 'ECOMM',
      events: [{ eventType: 'monetate:decision:DecisionRequest' }],
    }
    const { status, answer, misfit } = await ask('personalization.decision.create', { brand: 'fellholm', ...decision })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.responses[0]?.actions.length).toBeGreaterThan(0)
    const impression: EngineEvent[] = [
      { eventType: 'monetate:record:RecImpressions', recToken: ['similar.FH10011.FH10012'] },
    ]
    const seen = await ask('personalization.decision.create', { brand: 'fellholm', ...decision, events: impression })
    expect([seen.status, seen.answer.responses[0]?.actions]).toEqual([200, []])
    const other = await ask('personalization.decision.create', { brand: 'somebody', ...decision })
    expect([other.status, other.code]).toEqual([404, 'API404'])
  })
})

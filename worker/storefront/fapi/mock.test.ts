import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { safeParse } from 'valibot'

import { calls } from '#src/commerce/calls/index.ts'

import type { StorefrontEnv } from '../context.ts'
import { mockRoutes } from './mock.ts'

const app = new Hono<StorefrontEnv>().route('/', mockRoutes())

const ask = (MOCK_MODE: 'on' | 'off', path: string) =>
  app.request(path, {}, { settings: { MOCK_MODE } } as StorefrontEnv['Bindings'])

describe('mock mode (R388)', () => {
  it('answers any /mock/... with an example of what the call declares to answer', async () => {
    const answer = await ask('on', '/mock/products/v2/products/FH10011/inventory')
    const { success } = safeParse(calls['products.inventory.get'].answer, await answer.json())
    expect([answer.status, success]).toEqual([200, true])
    expect((await ask('on', '/mock/no/such/call')).status).toBe(404)
  })

  it('answers 404 when it is off', async () => {
    expect((await ask('off', '/mock/products/v2/catalog')).status).toBe(404)
  })
})

import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { safeParse } from 'valibot'

import { calls } from '#src/commerce/calls/index.ts'

import type { Storefront } from '../storefront.ts'
import { mockRoutes } from './mock.ts'

const inMode = (MOCK_MODE: 'on' | 'off') =>
  new Hono<Storefront>()
    .use((c, next) => {
      c.set('settings', { MOCK_MODE } as Storefront['Variables']['settings'])
      return next()
    })
    .route('/', mockRoutes())

describe('mock mode (R388)', () => {
  it('answers any /mock/... with an example of what the call declares to answer', async () => {
    const answer = await inMode('on').request('/mock/products/v2/products/FH10011/inventory')
    const { success } = safeParse(calls['products.inventory.get'].answer, await answer.json())
    expect([answer.status, success]).toEqual([200, true])
    expect((await inMode('on').request('/mock/no/such/call')).status).toBe(404)
  })

  it('answers 404 when it is off', async () => {
    expect((await inMode('off').request('/mock/products/v2/catalog')).status).toBe(404)
  })
})

import { Hono } from 'hono'

import type { Call } from '#src/commerce/call.ts'
import { calls } from '#src/commerce/calls/index.ts'

import type { StorefrontEnv } from '../context.ts'
import { jsonResponse, refusalResponse } from './respond.ts'
import { exampleOf } from './example.ts'

const honoPath = (path: string) => `/mock${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/**
 * R388: in mock mode every call is answered under `/mock` as well, with an example of what it declares to answer. Off by
 * default; without the switch, and in what is deployed, the paths are not there.
 */
export function mockRoutes(): Hono<StorefrontEnv> {
  const mocks = new Hono<StorefrontEnv>()
  for (const { method, path, answer } of Object.values(calls) as Call[])
    mocks.on(method, honoPath(path), c =>
      c.env.settings.MOCK_MODE === 'on' ? jsonResponse(exampleOf(answer)) : refusalResponse('API404'),
    )
  return mocks.all('/mock/*', () => refusalResponse('API404'))
}

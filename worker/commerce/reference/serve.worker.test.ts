import { expect, test } from 'vitest'

import { calls } from '#src/commerce/calls/index.ts'

import { send } from '../testing/shopper.ts'

test('GET /openapi.json is OpenAPI 3.1 of every call, read without a key', async () => {
  const answer = await send('/openapi.json')
  const document = await answer.json<{ openapi: string; paths: Record<string, object> }>()
  expect([answer.status, document.openapi]).toEqual([200, '3.1.0'])
  expect(Object.values(document.paths).flatMap(operations => Object.keys(operations))).toHaveLength(
    Object.keys(calls).length,
  )
})

test('GET /reference is a page to read it, which may load nothing from anywhere', async () => {
  const answer = await send('/reference')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
})

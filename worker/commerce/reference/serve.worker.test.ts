import { expect, test } from 'vitest'

import { calls } from '#src/commerce/calls/index.ts'

import { send } from '../testing/shopper.ts'

test('GET /openapi.json is OpenAPI 3.1 of every call, read by a store that shows the platform’s key', async () => {
  expect((await send('/openapi.json')).status).toBe(400)
  const answer = await send('/openapi.json', { headers: { 'auth-access': 'a-key-for-the-store' } })
  const document = await answer.json<{ openapi: string; paths: Record<string, object> }>()
  expect([answer.status, document.openapi]).toEqual([200, '3.1.0'])
  expect(Object.values(document.paths).flatMap(operations => Object.keys(operations))).toHaveLength(
    Object.keys(calls).length,
  )
})

test('ASVS 13.4.5: nothing but the whole key opens the platform', async () => {
  const ask = async (key?: string) => {
    const headers = { 'x-site-id': 'fellholm-us', ...(key !== undefined && { 'auth-access': key }) }
    return (await send('/products/v2/catalog?locale=en_US', { headers })).status
  }
  expect([await ask(), await ask('a-key-for-the-stor'), await ask('a-key-for-the-stores')]).toEqual([400, 400, 400])
  expect(await ask('a-key-for-the-store')).not.toBe(400)
})

test.each([
  ['/admin/scenarios', { 'sec-fetch-site': 'cross-site' }],
  ['/admin/scenarios', { origin: 'https://evil.example' }],
  ['/identity/google/authorize?locale=en_US', { 'sec-fetch-site': 'same-site' }],
  ['/identity/google/authorize?locale=en_US', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
] as const)('%s takes no post of another site (%o)', async (path, headers) => {
  const body = new URLSearchParams({ site: 'fellholm-us' })
  expect((await send(path, { method: 'POST', headers, body })).status).toBe(403)
})

test('GET /reference is a page to read it, which may load nothing from anywhere', async () => {
  const answer = await send('/reference')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
})

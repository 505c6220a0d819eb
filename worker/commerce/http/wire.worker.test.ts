import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { calls } from '#src/commerce/calls/index.ts'

import { settingsOf } from '../bindings.ts'
import { newShopper, send } from '../testing/shopper.ts'

const headers = { 'auth-access': 'a-key-for-the-store', 'content-type': 'application/json' }

const refused = async (path: string, init: RequestInit = {}) => {
  const response = await send(path, { ...init, headers: { ...headers, ...init.headers } })
  const { errorDetails } = await response.json<{
    errorDetails: { errorId: string; additionalInfo?: { path: string } }[]
  }>()
  return { status: response.status, code: errorDetails[0]?.errorId, path: errorDetails[0]?.additionalInfo?.path }
}

const token = '/token/v2/auth/token'

describe('every declared call is answered by the platform', () => {
  const given: Record<string, string> = { mode: 'publish', siteId: 'fellholm-us', page: 'home', productId: 'FJ100' }

  test.each(Object.entries(calls))('%s', async (_, { method, path, errors }) => {
    const concrete = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? 'something')
    const response = await send(concrete, { method, headers, ...(method === 'GET' ? {} : { body: '"x"' }) })
    const { errorDetails } = await response.json<{ errorDetails?: { errorId: string }[] }>()
    expect([undefined, 'API400', 'AUT401', ...errors]).toContain(errorDetails?.[0]?.errorId)
  })
})

describe('a request that does not fit', () => {
  test('an unknown path answers API404, a method the path does not know API405', async () => {
    expect(await refused('/nothing')).toMatchObject({ status: 404, code: 'API404' })
    expect(await refused(token)).toMatchObject({ status: 405, code: 'API405' })
    expect(await refused('/products/v2/catalog', { method: 'DELETE' })).toMatchObject({ status: 405, code: 'API405' })
  })

  test('a body of another type answers API415', async () => {
    const init = { method: 'POST', body: 'grantType=guest', headers: { 'content-type': 'text/plain' } }
    expect(await refused(token, init)).toMatchObject({ status: 415, code: 'API415' })
  })

  test('a body that is no JSON or of another shape answers API400 and names the first problem', async () => {
    expect(await refused(token, { method: 'POST', body: '{' })).toMatchObject({
      status: 400,
      code: 'API400',
      path: 'body',
    })
    const body = JSON.stringify({ grantType: 'admin' })
    expect(await refused(token, { method: 'POST', body })).toMatchObject({ code: 'API400', path: 'body.grantType' })
    expect(await refused('/products/v2/search/productSearch?page=0')).toMatchObject({
      code: 'API400',
      path: 'query.page',
    })
  })

  test('a body of more than 64 KB answers 413, whatever its length claims to be', async () => {
    const body = JSON.stringify({ grantType: 'guest', padding: 'x'.repeat(70_000) })
    expect(await refused(token, { method: 'POST', body })).toMatchObject({ status: 413, code: 'API400' })
    const streamed = new Response(body).body
    expect(await refused(token, { method: 'POST', body: streamed })).toMatchObject({ status: 413, code: 'API400' })
  })

  test('a body nested deeper than 20 or with a list longer than 200 answers API400', async () => {
    const deep = `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`
    expect(await refused(token, { method: 'POST', body: `{"grantType":"guest","a":${deep}}` })).toMatchObject({
      status: 400,
    })
    const long = JSON.stringify({ grantType: 'guest', a: Array.from({ length: 201 }, () => 1) })
    expect(await refused(token, { method: 'POST', body: long })).toMatchObject({ status: 400, code: 'API400' })
    const fine = JSON.stringify({ grantType: 'guest', a: Array.from({ length: 200 }, () => 1) })
    expect((await send(token, { method: 'POST', body: fine, headers })).status).toBe(200)
  })
})

describe('which shop', () => {
  const currencyAt = async (path: string, extra: Record<string, string> = {}) => {
    const { tokens } = await newShopper(extra)
    const init = { method: 'POST', headers: { ...headers, ...extra, authorization: `Bearer ${tokens.accessToken}` } }
    const response = await send(path, init)
    return (await response.json<{ currency: string }>()).currency
  }

  test('is the one x-site-id names, else the one the locale belongs to, else the first', async () => {
    expect(await currencyAt('/cart/v1/cart', { 'x-site-id': 'fellholm-gb' })).toBe('GBP')
    const open = async (path: string, extra: Record<string, string> = {}) => {
      const response = await send(path, { headers: { 'auth-access': 'a-key-for-the-store', ...extra } })
      return (await response.json<{ items: { price: { currency: string } }[] }>()).items[0]?.price.currency
    }
    const search = '/products/v2/search/productSearch'
    expect(await open(`${search}?locale=fr_CA`)).toBe('CAD')
    expect(await open(search, { locale: 'it_IT' })).toBe('EUR')
    expect(await open(search)).toBe('USD')
  })

  test('an unknown site or locale, and a locale of another site, answer API400', async () => {
    expect(await refused('/products/v2/catalog', { headers: { 'x-site-id': 'elsewhere' } })).toMatchObject({
      status: 400,
      path: 'x-site-id',
    })
    expect(await refused('/products/v2/catalog?locale=xx_XX')).toMatchObject({ status: 400, path: 'locale' })
    expect(
      await refused('/products/v2/catalog?locale=de_DE', { headers: { 'x-site-id': 'fellholm-us' } }),
    ).toMatchObject({
      status: 400,
      path: 'locale',
    })
  })
})

test('a call without the store’s own key answers API400 (D62); pictures and the health check need none', async () => {
  expect((await send('/products/v2/catalog')).status).toBe(400)
  expect((await send('/products/v2/catalog', { headers: { 'auth-access': 'wrong' } })).status).toBe(400)
  const health = await send('/health')
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', version: 'test' }])
})

test('settings that are wrong are all named at once', () => {
  expect(() => settingsOf({ ...env, PAYMENTS_KEY: 'short', PAYMENT_TIMEOUT_MS: 'soon' })).toThrow(
    /PAYMENTS_KEY[\s\S]*PAYMENT_TIMEOUT_MS/,
  )
})

test('no answer allows another origin to read it', async () => {
  const response = await send('/products/v2/catalog', { headers: { ...headers, origin: 'https://evil.example' } })
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

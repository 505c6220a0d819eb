import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { StorefrontEnv } from '../context.ts'
import { proxyScript } from './script-proxy.ts'

const listed = 'https://scripts.example/tag.js'

const app = new Hono<StorefrontEnv>().get('/fapi/proxyScript', proxyScript)
const arrived = { settings: { PROXY_SCRIPTS: [listed] } } as unknown as StorefrontEnv['Bindings']

const ask = (url: string) => app.request(`/fapi/proxyScript?url=${encodeURIComponent(url)}`, {}, arrived)

const answering = (body: string | Uint8Array<ArrayBuffer>, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init))

const javascript = { headers: { 'content-type': 'text/javascript', 'set-cookie': 'a=b' } }

afterEach(() => vi.unstubAllGlobals())

describe('GET /fapi/proxyScript', () => {
  it('R308: hands on the script whose encoded address is in the query parameter url and on the list, without its cookies', async () => {
    answering('window.tag = 1', javascript)
    const answer = await ask(listed)
    expect([answer.status, await answer.text()]).toEqual([200, 'window.tag = 1'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['another address', `${listed}?x=1`, 'ok', javascript, 404],
    ['HTML', listed, '<html>', { headers: { 'content-type': 'text/html' } }, 406],
    ['a redirect', listed, '', { status: 302, headers: { location: 'http://169.254.169.254/' } }, 406],
    ['a megabyte and more', listed, new Uint8Array(1_048_577), javascript, 406],
  ])('API406: refuses %s', async (_, url, body, init, status) => {
    answering(body, init)
    expect((await ask(url)).status).toBe(status)
  })

  it('API406: a script that does not come is refused', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('late')))
    expect((await ask(listed)).status).toBe(406)
  })
})

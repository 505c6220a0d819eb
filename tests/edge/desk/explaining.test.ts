import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'

import { sign, signatureHeader } from '#src/purging/signature.ts'
import { explainedText, explainHeader, type LiveTrace } from '#src/redirects/live-trace.ts'

import { memory } from '../dependency.ts'
import { colleague, type Colleague } from './colleague.ts'

const { PURGE_KEY: key, RULES } = env as unknown as { readonly PURGE_KEY: string; readonly RULES: KVNamespace }

const visitor = { country: 'DE', locale: 'de-de', device: 'desktop', at: Date.now() }

/** Asks the store as the desk does, signed for an address. */
async function asked(address: string, signedFor = address): Promise<Response> {
  const text = JSON.stringify(visitor)
  const headers = {
    [explainHeader]: text,
    [signatureHeader]: await sign(key, explainedText(signedFor, text), Date.now()),
    cookie: '__Host-locale=fr-fr',
  }
  return exports.default.fetch(`http://localhost${address}`, { headers, redirect: 'manual' })
}

const table = `from,to,status,country,active_from
/summer,/c/tents,302,DE,
/winter,/c/boots,302,,2099-01-01
/round,/summer,302,,
`

describe('the desk: Explain, live', () => {
  let publisher: Colleague
  beforeAll(async () => {
    publisher = await colleague('explaining', 'publisher')
    await publisher.post('/redirects/import', { rules: table })
    await publisher.post('/redirects/draft/publish', { note: '' })
    memory.forget()
  })
  const explained = async (query: string) => (await publisher.open(`/redirects/explain?address=${query}`)).html

  it('follows an address through the running store, as a visitor of a country, and names rule, reason, locale and route', async () => {
    const html = await explained('/de-de/round&country=DE')
    expect(html).toContain('302 → /de-de/summer')
    expect(html).toContain('302 → /de-de/c/tents')
    expect(html).toContain('301 → /de-de/c/zelte')
    expect(html).toContain('because the path is its own, country DE holds')
    expect(html).toContain('Locale de-de, path /c/tents.')
    expect(html).toMatch(/Route <code>\w+<\/code>, page cache: (?:miss|hit)/)
    expect(html).toContain('The store answers.')
    const abroad = await explained('/de-de/summer&country=US')
    expect(abroad).toContain('another country')
    expect(abroad).toContain('404</strong>: the store has no page there')
  })

  it('judges rules at the moment that is asked about', async () => {
    expect(await explained('/en-us/winter')).toContain('its time has not come')
    expect(await explained('/en-us/winter&at=2099-02-01')).toContain('302 → /en-us/c/boots')
  })

  it('shows a path without locale led to that of the language, a single key, and the kill switch', async () => {
    expect(await explained('/c/tents&locale=fr-fr&country=FR')).toContain('302 → /fr-fr/c/tents')
    await RULES.put('/en-us/by-hand', '301 /en-us/c/tents')
    expect(await explained('/en-us/by-hand')).toContain('a single key leads on')
    await publisher.post('/redirects/switch', { to: 'off' })
    memory.forget()
    expect(await explained('/de-de/summer&country=DE')).toContain('All rules are off')
    await publisher.post('/redirects/switch', { to: 'on' })
    memory.forget()
  })

  it('answers a signed request with its steps, never stored, for the visitor it names and not for who asks', async () => {
    const answer = await asked('/summer')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const trace: LiveTrace = await answer.json()
    expect([trace.status, trace.location, trace.fired?.cells.country]).toEqual([302, '/c/tents', 'DE'])
    const page: LiveTrace = await (await asked('/')).json()
    expect([page.status, page.location]).toEqual([302, '/de-de'])
  })

  it('is an ordinary request without a signature for this address', async () => {
    const answer = await asked('/en-us/c/tents', '/en-us/c/packs')
    expect(answer.headers.get('content-type')).toContain('text/html')
    await answer.body?.cancel()
  })
})

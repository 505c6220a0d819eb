import { exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { dependency } from './dependency.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(`http://localhost${path}`, { headers, redirect: 'manual' })

beforeEach(() => dependency.reset())

describe('a shopper arrives', () => {
  it('D44: / is sent to the locale of the country and the accepted language', async () => {
    const answer = await get('/', { 'cf-ipcountry': 'CA', 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.5' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/fr-ca')
  })

  it('a category comes from the cache the second time (P10)', async () => {
    const first = await get('/en-us/c/mens-jackets')
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-status')).toContain('fwd=miss')
    const second = await get('/en-us/c/mens-jackets')
    expect(second.headers.get('cache-status')).toContain('hit')
    expect(await second.text()).toBe(await first.text())
  })
})

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import storefront from '#worker/storefront/index.ts'

/** The policy of a page, as directive → sources, under these settings. */
async function policyOf(path: string, settings: object): Promise<Readonly<Record<string, string>>> {
  const context = createExecutionContext()
  const answer = await storefront.fetch(new Request(`http://localhost${path}`), { ...env, ...settings }, context)
  await answer.arrayBuffer()
  await waitOnExecutionContext(context)
  const directives = (answer.headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(directives.map(directive => directive.split(/ (.*)/s).slice(0, 2)))
}

const script = 'https://js.pay.example'
const api = 'https://api.pay.example'

it.each(['/en-us', '/en-us/cart', '/en-us/nothing-is-here'])(
  'POLICY_ORIGINS: %s allows a provider’s script, connections and frames beside its own, and nothing else changes',
  async path => {
    const own = await policyOf(path, {})
    const extended = await policyOf(path, {
      POLICY_ORIGINS: `script-src ${script}; connect-src ${api}; frame-src ${script}`,
    })
    expect(own).toMatchObject({ 'script-src': `'self'`, 'connect-src': `'self'`, 'frame-src': 'http://pay.localhost' })
    expect(extended).toEqual({
      ...own,
      'script-src': `'self' ${script}`,
      'connect-src': `'self' ${api}`,
      'frame-src': `http://pay.localhost ${script}`,
    })
  },
)

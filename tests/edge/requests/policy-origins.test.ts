import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import storefront from '#worker/storefront/index.ts'
import { speculationSource } from '#worker/storefront/isolate/speculation-rules.ts'

/** The policy of a page less its nonce, which is another each time, as directive → sources, under these settings. */
async function policyOf(path: string, settings: object): Promise<Readonly<Record<string, string>>> {
  const context = createExecutionContext()
  const answer = await storefront.fetch(new Request(`http://localhost${path}`), { ...env, ...settings }, context)
  await answer.arrayBuffer()
  await waitOnExecutionContext(context)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const directives = policy.replace(/ 'nonce-[^']+'/, '').split('; ')
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
    const scripts = `'self' ${speculationSource}`
    expect(own).toMatchObject({ 'script-src': scripts, 'connect-src': `'self'`, 'frame-src': 'http://pay.localhost' })
    expect(extended).toEqual({
      ...own,
      'script-src': `${scripts} ${script}`,
      'connect-src': `'self' ${api}`,
      'frame-src': `http://pay.localhost ${script}`,
    })
  },
)

it('CHAT_SCRIPT: pages allow the origin of the chat’s vendor where there is one; other.chat-config.load tells its settings and flag', async () => {
  const settings = { CHAT_VENDOR: 'assistant', CHAT_SCRIPT: 'https://chat.example/embed.js', CHAT_SKILLS: 'en=general' }
  const policy = await policyOf('/en-us', settings)
  for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src'])
    expect([directive, policy[directive]?.split(' ').includes('https://chat.example')]).toEqual([directive, true])
  expect(Object.values(await policyOf('/en-us', {})).join(' ')).not.toContain('chat')
  const configFor = async (given: object) => {
    const context = createExecutionContext()
    const request = new Request('http://localhost/fapi/chat-config')
    const answer = await storefront.fetch(request, { ...env, ...given }, context)
    await waitOnExecutionContext(context)
    return answer.json()
  }
  expect(await configFor(settings)).toMatchObject({
    isEnabled: true,
    chat: { vendor: 'assistant', script: settings.CHAT_SCRIPT, skills: { en: 'general' }, button: '4rem,3rem' },
  })
  expect(await configFor({})).toEqual({ isEnabled: false, chat: null })
})

import { ownValue } from '#src/kit/own-value.ts'

import type { StorefrontContext } from '../context.ts'
import { refusalResponse } from './respond.ts'

/**
 * Stand-ins for the scripts of others, so that what waits for them can be developed and tested on one machine. Each does
 * no more than what the store reads from it.
 */
const scripts: Readonly<Record<string, string>> = {
  'tag-manager.js': `window.dataLayer = window.dataLayer || []
window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
`,
  'chat.js': `window.fellholmChat = { open() {}, close() {}, clear() {} }
window.dispatchEvent(new CustomEvent('chat:ready'))
`,
  'content-preview.js': `document.documentElement.dataset.contentPreview = 'on'
`,
  'prefetch-personalization.js': `window.monetateQ = window.monetateQ || []
`,
}

/** The chat's configuration for this environment, in the languages it speaks (R383, R386, R387). */
const chatConfig = {
  environment: 'local',
  window: { width: '25rem', height: '40rem' },
  button: { right: '4rem', bottom: '3rem' },
  readinessPollMs: 5_000,
  languages: ['cs', 'da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'],
} as const

/** `/scripts/{name}`: a stand-in, local builds only. */
export function vendorScript(c: StorefrontContext): Response {
  const name = c.req.param('name') ?? ''
  if (name === 'chat-config.json') return Response.json(chatConfig, { headers: { 'cache-control': 'no-cache' } })
  const script = ownValue(scripts, name)
  if (script === undefined) return refusalResponse('API404', `no script ${name}`)
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

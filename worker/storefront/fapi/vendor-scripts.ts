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
  'content-preview.js': `document.documentElement.dataset.contentPreview = 'on'
`,
  'prefetch-personalization.js': `window.monetateQ = window.monetateQ || []
`,
}

/** `/scripts/{name}`: a stand-in, local builds only. */
export function vendorScript(c: StorefrontContext): Response {
  const name = c.req.param('name') ?? ''
  const script = ownValue(scripts, name)
  if (script === undefined) return refusalResponse('API404', `no script ${name}`)
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

import { Hono } from 'hono'
import * as v from 'valibot'

import { readMoment } from '#kv/redirects/draft.ts'
import { devices } from '#kv/redirects/rule.ts'
import { defaultLocale, localeNames } from '#src/language/locales.ts'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { requires } from '../staff/requires.tsx'
import { explainVisit } from './explain-visit.ts'
import { liveChain } from './live-explanation.ts'
import { ExplainPage } from './pages/explain-page.tsx'

const askedSchema = v.object({
  address: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
  country: v.fallback(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)), ''),
  locale: v.fallback(v.picklist(localeNames), defaultLocale),
  device: v.fallback(v.picklist(devices), 'desktop'),
  at: v.pipe(v.string(), v.trim()),
  of: v.fallback(v.picklist(['live', 'published', 'draft']), 'live'),
})

/** An address without a host is asked of the store under the name that local requests have. */
const noHost = 'store.invalid'
const hostOf = ({ host }: URL): string => (host === noHost ? 'localhost' : host)

/** Explains where an address is redirected, and why. */
export function explainRoutes(tools: Tools) {
  const { clock, redirects } = tools
  const app = new Hono<DeskEnv>()
  app.get('/explain', requires('redirects.view'), async c => {
    const given = v.parse(askedSchema, { address: '', at: '', ...c.req.query() })
    const at = given.at === '' ? clock() : readMoment(given.at)
    const url = given.address === '' ? undefined : URL.parse(given.address, `https://${noHost}`)
    const isAsked = url !== undefined && url !== null && at !== undefined
    const { locale, device, of } = given
    const country = given.country === '' ? undefined : given.country
    const address = isAsked ? url.pathname + url.search : ''
    const live =
      isAsked && of === 'live'
        ? await liveChain(tools, hostOf(url), address, { country, locale, device, at })
        : undefined
    const explained =
      isAsked && of !== 'live'
        ? await explainVisit(redirects, { locale, device, of, address, host: url.hostname, country, at })
        : undefined
    const wrong = { address: url === null, at: at === undefined }
    if (wrong.address || wrong.at) c.status(422)
    return c.render(<ExplainPage asked={given} explained={explained} live={live} wrong={wrong} />, titled('Explain'))
  })
  return app
}

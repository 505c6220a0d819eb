import { Hono } from 'hono'
import * as v from 'valibot'

import { readMoment } from '#kv/redirects/draft.ts'
import { devices } from '#kv/redirects/rule.ts'
import { defaultLocale, localeNames } from '#src/language/locales.ts'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { requires } from '../staff/requires.tsx'
import { explainVisit } from './explain-visit.ts'
import { ExplainPage } from './pages/explain-page.tsx'

const askedSchema = v.object({
  address: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
  country: v.fallback(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)), ''),
  locale: v.fallback(v.picklist(localeNames), defaultLocale),
  device: v.fallback(v.picklist(devices), 'desktop'),
  at: v.pipe(v.string(), v.trim()),
  of: v.fallback(v.picklist(['published', 'draft']), 'published'),
})

/** Explains where an address is redirected, and why. */
export function explainRoutes({ clock, redirects }: Tools) {
  const app = new Hono<DeskEnv>()
  app.get('/explain', requires('redirects.view'), async c => {
    const given = v.parse(askedSchema, { address: '', at: '', ...c.req.query() })
    const at = given.at === '' ? clock() : readMoment(given.at)
    const url = given.address === '' ? undefined : URL.parse(given.address, 'https://store.invalid')
    const isAsked = url !== undefined && url !== null && at !== undefined
    const explained = isAsked
      ? await explainVisit(redirects, {
          ...given,
          address: url.pathname + url.search,
          host: url.hostname,
          country: given.country === '' ? undefined : given.country,
          at,
        })
      : undefined
    const wrong = { address: url === null, at: at === undefined }
    if (wrong.address || wrong.at) c.status(422)
    return c.render(<ExplainPage asked={given} explained={explained} wrong={wrong} />, titled('Explain'))
  })
  return app
}

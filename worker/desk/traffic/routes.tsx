import { Hono } from 'hono'
import * as v from 'valibot'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { stateOf } from '../redirects/draft.ts'
import { saveRule } from '../redirects/edit-rule.ts'
import { emptyCells, findRuleFor } from '../redirects/rules.ts'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { EmptySearchesPage, NotFoundPage } from './pages.tsx'

/** Subjects on a page: what is asked for less often is chance. */
const mostShown = 100

/** Over how many days is counted. */
const daysSchema = v.fallback(v.pipe(v.picklist(['1', '7', '30']), v.transform(Number)), 7)
const daysOf = (c: DeskContext): number => v.parse(daysSchema, c.req.query('days'))

const cellsOf = (from: string, to: string) => ({ ...emptyCells, from, to, match: 'exact', note: 'was not found' })

/** Addresses that visitors asked for and the store does not have. */
export function trafficRoutes({ db, clock, redirects, traffic, liveAddresses }: Tools) {
  const app = new Hono<DeskEnv>()
  app.get('/not-found', requires('traffic.view'), async c => {
    const days = daysOf(c)
    await stateOf(redirects)
    const [top, nearest] = await Promise.all([
      traffic.topTraffic('not-found', days, mostShown),
      liveAddresses.nearest(),
    ])
    const rows = top.map(row => ({
      ...row,
      nearest: row.subject === '' ? undefined : nearest(row.subject),
      ruleId: row.subject === '' ? undefined : findRuleFor(db, cellsOf(row.subject, '/')),
    }))
    return c.render(<NotFoundPage rows={rows} days={days} role={c.get('member').role} />, titled('Not found'))
  })
  app.post('/not-found/adopt', requires('redirects.edit'), async c => {
    await stateOf(redirects)
    const field = await formOf(c)
    const [from, to] = [field('from'), field('to')]
    const cells = cellsOf(from, to)
    const isThere = findRuleFor(db, cells) !== undefined
    const saved = isThere ? undefined : saveRule(db, c.get('member'), clock(), { cells })
    if (saved?.kind === 'wrong') return c.redirect(`/redirects/rule?from=${encodeURIComponent(from)}`, 303)
    return c.redirect('/not-found', 303)
  })
  app.get('/searches', requires('traffic.view'), async c => {
    const days = daysOf(c)
    const rows = await traffic.topTraffic('empty-search', days, mostShown)
    return c.render(<EmptySearchesPage rows={rows} days={days} />, titled('Searches without a result'))
  })
  return app
}

import { Hono } from 'hono'
import * as v from 'valibot'

import { columns, type Draft } from '#kv/redirects/columns.ts'
import { devices } from '#kv/redirects/rule.ts'
import { readMoment } from '#kv/redirects/draft.ts'
import { defaultLocale, localeNames } from '#src/language/locales.ts'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { requires } from '../staff/requires.tsx'
import {
  bringTogether,
  discard,
  dropRule,
  exported,
  importRules,
  reviewOf,
  saveRule,
  stateOf,
  type RedirectsTools,
} from './draft.ts'
import { DraftPage } from './pages/draft-page.tsx'
import { ExplainPage } from './pages/explain-page.tsx'
import { HistoryPage } from './pages/history-page.tsx'
import { ImportPage } from './pages/import-page.tsx'
import { RulePage } from './pages/rule-page.tsx'
import { RulesPage } from './pages/rules-page.tsx'
import { explainVisit, publishDraft, restoreRevision, switchRules } from './publishing.ts'
import { findRule, searchRules } from './rules.ts'

const pageSize = 50
/** Longest text that is imported, in characters: a hundred thousand rules. */
const longestImport = 16_000_000

const whole = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), 0)
const readWhole = (text: string | undefined): number => v.parse(whole, text)
const readPage = (text: string | undefined): number => Math.max(1, readWhole(text))

const empty: Draft = Object.fromEntries(columns.map(column => [column, ''])) as Draft

async function formOf(c: DeskContext): Promise<(name: string) => string> {
  const form = await c.req.parseBody()
  return name => {
    const value = form[name]
    return typeof value === 'string' ? value.trim() : ''
  }
}

const cellsOf = (field: (name: string) => string): Draft =>
  Object.fromEntries(columns.map(column => [column, field(column)])) as Draft

const askedSchema = v.object({
  address: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
  country: v.fallback(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)), ''),
  locale: v.fallback(v.picklist(localeNames), defaultLocale),
  device: v.fallback(v.picklist(devices), 'desktop'),
  at: v.pipe(v.string(), v.trim()),
  of: v.fallback(v.picklist(['published', 'draft']), 'published'),
})

/** Everything about redirect rules: list, one rule, import, draft, publishing, history, explaining. */
export function redirectRoutes({ db, kv, clock }: Tools) {
  const redirects: RedirectsTools = { db, kv }
  const app = new Hono<DeskEnv>()
  const memberOf = (c: DeskContext) => c.get('member')

  app.get('/', requires('redirects.view'), async c => {
    const [q, page] = [c.req.query('q') ?? '', readPage(c.req.query('page'))]
    const state = await stateOf(redirects)
    const found = searchRules(db, q, page, pageSize)
    return c.render(
      <RulesPage {...found} q={q} page={page} pageSize={pageSize} state={state} role={memberOf(c).role} />,
      titled('Redirect rules'),
    )
  })
  app.get('/rule', requires('redirects.edit'), async c => {
    await stateOf(redirects)
    return c.render(<RulePage cells={{ ...empty, from: c.req.query('from') ?? '' }} />, titled('New rule'))
  })
  app.get('/rule/:id', requires('redirects.edit'), async c => {
    await stateOf(redirects)
    const rule = findRule(db, readWhole(c.req.param('id')))
    if (rule === undefined) return gone(c)
    return c.render(<RulePage cells={rule.cells} rule={rule} />, titled(rule.cells.from))
  })
  app.on('POST', ['/rule', '/rule/:id'], requires('redirects.edit'), async c => {
    await stateOf(redirects)
    const field = await formOf(c)
    const cells = cellsOf(field)
    const id = c.req.param('id')
    const seen = id === undefined ? {} : { id: readWhole(id), version: readWhole(field('version')) }
    const changed =
      field('do') === 'remove' && seen.id !== undefined
        ? dropRule(db, memberOf(c), clock(), seen.id, seen.version)
        : saveRule(db, memberOf(c), clock(), { ...seen, cells })
    if (changed.kind === 'done') return c.redirect('/redirects/draft', 303)
    if (changed.kind === 'overtaken' && changed.theirs === undefined) return gone(c)
    c.status(changed.kind === 'wrong' ? 422 : 409)
    const rule = seen.id === undefined ? undefined : findRule(db, seen.id)
    return c.render(
      <RulePage
        cells={cells}
        rule={rule}
        problems={changed.kind === 'wrong' ? changed.problems : []}
        theirs={changed.kind === 'overtaken' ? changed.theirs : undefined}
      />,
      titled(cells.from),
    )
  })

  app.get('/import', requires('redirects.edit'), c => c.render(<ImportPage />, titled('Import rules')))
  app.post('/import', requires('redirects.edit'), async c => {
    await stateOf(redirects)
    const form = await c.req.parseBody()
    const { file } = form
    const text = file instanceof File && file.size > 0 ? await file.text() : String(form.rules ?? '')
    if (text.length > longestImport) {
      c.status(413)
      return c.render(<ImportPage tooLong={longestImport} />, titled('Import rules'))
    }
    const imported = importRules(db, memberOf(c), clock(), text)
    if (imported.problems.length > 0) c.status(422)
    return c.render(<ImportPage imported={imported} />, titled('Import rules'))
  })
  app.get('/export.csv', requires('redirects.view'), async c => {
    await stateOf(redirects)
    return c.body(exported(db), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="redirects.csv"',
    })
  })

  app.get('/draft', requires('redirects.view'), async c =>
    c.render(<DraftPage review={await reviewOf(redirects, clock())} role={memberOf(c).role} />, titled('Draft')),
  )
  app.post('/draft/discard', requires('redirects.edit'), async c => {
    await discard(redirects, memberOf(c), clock())
    return c.redirect('/redirects/draft', 303)
  })
  app.post('/draft/bring-together', requires('redirects.edit'), async c => {
    const both = await bringTogether(redirects, memberOf(c), clock())
    return c.render(
      <DraftPage review={await reviewOf(redirects, clock())} role={memberOf(c).role} both={both} />,
      titled('Draft'),
    )
  })
  app.post('/draft/publish', requires('redirects.publish'), async c => {
    const field = await formOf(c)
    const given = { note: field('note').slice(0, 200), mayRemove: field('may-remove') === 'yes' }
    const published = await publishDraft(redirects, memberOf(c), clock(), given)
    if (published.kind !== 'published') c.status(409)
    return c.render(
      <DraftPage
        review={await reviewOf(redirects, clock())}
        role={memberOf(c).role}
        published={published}
        now={clock()}
      />,
      titled('Draft'),
    )
  })

  app.get('/history', requires('redirects.view'), async c =>
    c.render(<HistoryPage state={await stateOf(redirects)} role={memberOf(c).role} />, titled('History')),
  )
  app.post('/history/restore', requires('redirects.publish'), async c => {
    const field = await formOf(c)
    const isRestored = await restoreRevision(redirects, memberOf(c), clock(), field('revision'))
    if (isRestored) return c.redirect('/redirects/history', 303)
    c.status(404)
    return c.render(
      <Refused
        title="That revision is not there any more"
        text="History keeps the last 50 publications. Nothing was changed."
      />,
      titled('Not restored'),
    )
  })
  app.post('/switch', requires('redirects.switch'), async c => {
    const field = await formOf(c)
    await switchRules(redirects, memberOf(c), clock(), field('to') === 'off')
    return c.redirect('/redirects', 303)
  })

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

function gone(c: DeskContext) {
  c.status(404)
  return c.render(
    <Refused
      title="This rule is not there any more"
      text="Somebody removed it, or the draft was begun anew. Nothing was changed."
    />,
    titled('No such rule'),
  )
}

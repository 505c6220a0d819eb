import { Hono } from 'hono'

import { columns, type Draft } from '#kv/redirects/columns.ts'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { formOf, readPage, readWhole } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { hitsOf, unusedRules } from '../traffic/rule-hits.ts'
import { draftRoutes } from './draft-routes.tsx'
import { historyRoutes } from './history-routes.tsx'
import { importRoutes } from './import-routes.tsx'
import { exported, stateOf } from './draft.ts'
import { dropRule, saveRule } from './edit-rule.ts'
import { explainRoutes } from './explain-routes.tsx'
import { RulePage } from './pages/rule-page.tsx'
import { RulesPage } from './pages/rules-page.tsx'
import { singleKeyRoutes } from './single-key-routes.tsx'
import { emptyCells, findRule } from './rules.ts'
import { searchRules } from './search-rules.ts'

const pageSize = 50
const cellsOf = (field: (name: string) => string): Draft =>
  Object.fromEntries(columns.map(column => [column, field(column)])) as Draft

/** Everything about redirect rules: list, one rule, import, draft, publishing, history, explaining. */
export function redirectRoutes(tools: Tools) {
  const { db, clock, redirects, traffic } = tools
  const app = new Hono<DeskEnv>()
  const memberOf = (c: DeskContext) => c.get('member')

  app.get('/', requires('redirects.view'), async c => {
    const [q, page, now] = [c.req.query('q') ?? '', readPage(c.req.query('page')), clock()]
    const state = await stateOf(redirects)
    const isUnused = c.req.query('unused') === 'yes'
    const found = searchRules(db, q, page, pageSize, isUnused ? await unusedRules(traffic, now) : undefined)
    const subjects = found.rules.map(({ listensTo }) => listensTo)
    const hits = await hitsOf(traffic, db, now, subjects)
    const asked = { q, page, pageSize, isUnused }
    return c.render(
      <RulesPage {...found} {...asked} hits={hits} state={state} now={now} role={memberOf(c).role} />,
      titled('Redirect rules'),
    )
  })
  app.get('/rule', requires('redirects.edit'), async c => {
    await stateOf(redirects)
    return c.render(<RulePage cells={{ ...emptyCells, from: c.req.query('from') ?? '' }} />, titled('New rule'))
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

  app.get('/export.csv', requires('redirects.view'), async c => {
    await stateOf(redirects)
    return c.body(exported(db), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="redirects.csv"',
    })
  })

  app.route('/', draftRoutes(tools))
  app.route('/', historyRoutes(tools))
  app.route('/', importRoutes(tools))
  app.route('/', explainRoutes(tools))
  app.route('/', singleKeyRoutes(tools))
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

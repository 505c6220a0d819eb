import { Hono } from 'hono'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { requires } from '../staff/requires.tsx'
import { createOutcomes } from '../jobs/outcomes.ts'
import { stateOf } from './draft.ts'
import { importRules, type ImportOutcome } from './import-rules.ts'
import { ImportPage } from './pages/import-page.tsx'

/** Longest text that is imported, in characters: a hundred thousand rules. */
const longestImport = 16_000_000
/** Longer texts are taken in while a page shows how far that is. */
const longText = 500_000

/** Rules from a text. */
export function importRoutes({ redirects, clock }: Tools) {
  const { db, jobs } = redirects
  const app = new Hono<DeskEnv>()
  const outcomes = createOutcomes<ImportOutcome>()

  app.get('/import', requires('redirects.edit'), c => {
    const imported = outcomes.recall(c.req.query('outcome'))
    if (imported === undefined) return c.render(<ImportPage />, titled('Import rules'))
    if (imported.problems.length > 0) c.status(422)
    return c.render(<ImportPage imported={imported} />, titled('Import rules'))
  })
  app.post('/import', requires('redirects.edit'), async c => {
    const member = c.get('member')
    await stateOf(redirects)
    const { file, rules } = await c.req.parseBody()
    const text = file instanceof File && file.size > 0 ? await file.text() : typeof rules === 'string' ? rules : ''
    if (text.length > longestImport) {
      c.status(413)
      return c.render(<ImportPage tooLong={longestImport} />, titled('Import rules'))
    }
    if (text.length > longText) {
      const job = jobs.begin('Taking rules into the draft', async progress => {
        const imported = await importRules(db, member, clock(), text, progress)
        return `/redirects/import?outcome=${outcomes.keep(imported)}`
      })
      return c.redirect(job, 303)
    }
    const imported = await importRules(db, member, clock(), text)
    if (imported.problems.length > 0) c.status(422)
    return c.render(<ImportPage imported={imported} />, titled('Import rules'))
  })
  return app
}

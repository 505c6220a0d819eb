import { Hono } from 'hono'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { stateOf } from './draft.ts'
import { HistoryPage } from './pages/history-page.tsx'
import { restoreRevision, switchRules } from './publishing.ts'

/** Publications, and the kill switch. */
export function historyRoutes({ redirects, clock }: Tools) {
  const app = new Hono<DeskEnv>()
  app.get('/history', requires('redirects.view'), async c =>
    c.render(<HistoryPage state={await stateOf(redirects)} role={c.get('member').role} />, titled('History')),
  )
  app.post('/history/restore', requires('redirects.publish'), async c => {
    const field = await formOf(c)
    const isRestored = await restoreRevision(redirects, c.get('member'), clock(), field('revision'))
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
    await switchRules(redirects, c.get('member'), clock(), field('to') === 'off')
    return c.redirect('/redirects', 303)
  })
  return app
}

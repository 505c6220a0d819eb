import { Hono } from 'hono'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { allowHosts, discard, stateOf, type RedirectsTools } from './draft.ts'
import { DraftPage } from './pages/draft-page.tsx'
import { HistoryPage } from './pages/history-page.tsx'
import { publishDraft, restoreRevision, switchRules } from './publishing.ts'
import { bringTogether, reviewOf } from './review.ts'

/** The draft as a whole: looking it through, publishing, history, the kill switch. */
export function draftRoutes({ db, kv, clock }: Tools) {
  const redirects: RedirectsTools = { db, kv }
  const app = new Hono<DeskEnv>()
  const memberOf = (c: DeskContext) => c.get('member')

  app.get('/draft', requires('redirects.view'), async c => {
    const review = await reviewOf(redirects, clock())
    const published = c.req.query('published')
    const isNew = published !== undefined && published === review.state.pointer?.revision
    return c.render(<DraftPage review={review} role={memberOf(c).role} isPublished={isNew} />, titled('Draft'))
  })
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
  app.post('/draft/hosts', requires('redirects.publish'), async c => {
    await stateOf(redirects)
    const field = await formOf(c)
    const wrong = allowHosts(db, memberOf(c), clock(), field('hosts'))
    if (wrong.length === 0) return c.redirect('/redirects/draft', 303)
    c.status(422)
    return c.render(
      <DraftPage review={await reviewOf(redirects, clock())} role={memberOf(c).role} noHosts={wrong} />,
      titled('Draft'),
    )
  })
  app.post('/draft/publish', requires('redirects.publish'), async c => {
    const field = await formOf(c)
    const given = { note: field('note').slice(0, 200), mayRemove: field('may-remove') === 'yes' }
    const published = await publishDraft(redirects, memberOf(c), clock(), given)
    if (published.kind === 'published') return c.redirect(`/redirects/draft?published=${published.revision}`, 303)
    c.status(409)
    return c.render(
      <DraftPage review={await reviewOf(redirects, clock())} role={memberOf(c).role} refusal={published} />,
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
  return app
}

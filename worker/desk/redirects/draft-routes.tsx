import { Hono } from 'hono'

import { readMoment } from '#kv/redirects/draft.ts'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { formOf, readWhole } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { createOutcomes } from '../jobs/outcomes.ts'
import { mergePublished } from './merge-published.ts'
import { allowHosts, discard, stateOf } from './draft.ts'
import { DraftPage, type DraftNews } from './pages/draft-page.tsx'
import { publishDraft, type PublishRefusal, type PublishRequest, type Published } from './publishing.ts'
import { isLong, isLongReview, reviewOf } from './review.ts'
import { cancelPublication, missedPublication, waitingPublications } from './scheduled.ts'

/** A moment as a field for date and time gives it, in UTC; or with a zone. Undefined for what is none. */
const momentIn = (text: string): number | undefined =>
  readMoment(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}Z` : text)

/** The publication that a form asks for; `no-moment` when its time is no time or has passed. */
function requestIn(field: (name: string) => string, now: number): PublishRequest | 'no-moment' {
  const asked = { note: field('note').slice(0, 200), mayRemove: field('may-remove') === 'yes' }
  if (field('at') === '') return asked
  const at = momentIn(field('at'))
  return at === undefined || at <= now ? 'no-moment' : { ...asked, at }
}

/** The draft as a whole: looking it through, and publishing now or later. */
export function draftRoutes({ redirects, clock }: Tools) {
  const { db, jobs } = redirects
  const app = new Hono<DeskEnv>()
  const refusals = createOutcomes<PublishRefusal>()

  async function shown(c: DeskContext, news: DraftNews = {}) {
    const review = await reviewOf(redirects, clock())
    const scheduled = { waiting: waitingPublications(db), missed: missedPublication(db) }
    return c.render(
      <DraftPage review={review} role={c.get('member').role} scheduled={scheduled} news={news} now={clock()} />,
      titled('Draft'),
    )
  }
  const lookedThrough = (): string =>
    jobs.begin('Looking the draft through', async progress => {
      await reviewOf(redirects, clock(), progress)
      return '/redirects/draft'
    })
  const outcomeOf = (published: Published): string => {
    if (published.kind === 'published') return `/redirects/draft?published=${published.revision}`
    return published.kind === 'scheduled' ? '/redirects/draft' : `/redirects/draft?refused=${refusals.keep(published)}`
  }

  app.get('/draft', requires('redirects.view'), async c => {
    if (await isLongReview(redirects)) return c.redirect(lookedThrough(), 303)
    const { pointer } = await stateOf(redirects)
    const published = c.req.query('published')
    const isPublished = published !== undefined && published === pointer?.revision
    const refusal = refusals.recall(c.req.query('refused'))
    if (refusal !== undefined) c.status(409)
    return shown(c, { isPublished, refusal })
  })
  app.post('/draft/discard', requires('redirects.edit'), async c => {
    await discard(redirects, c.get('member'), clock())
    return c.redirect('/redirects/draft', 303)
  })
  app.post('/draft/merge', requires('redirects.edit'), async c => {
    const both = await mergePublished(redirects, c.get('member'), clock())
    return shown(c, { both })
  })
  app.post('/draft/hosts', requires('redirects.publish'), async c => {
    await stateOf(redirects)
    const field = await formOf(c)
    const noHosts = allowHosts(db, c.get('member'), clock(), field('hosts'))
    if (noHosts.length === 0) return c.redirect('/redirects/draft', 303)
    c.status(422)
    return shown(c, { noHosts })
  })
  app.post('/draft/publish', requires('redirects.publish'), async c => {
    const [member, asked] = [c.get('member'), requestIn(await formOf(c), clock())]
    if (asked === 'no-moment') {
      c.status(422)
      return shown(c, { noMoment: true })
    }
    if (isLong(db)) {
      const job = jobs.begin('Publishing', async progress =>
        outcomeOf(await publishDraft(redirects, member, clock(), asked, progress)),
      )
      return c.redirect(job, 303)
    }
    const published = await publishDraft(redirects, member, clock(), asked)
    if (published.kind === 'published' || published.kind === 'scheduled') return c.redirect(outcomeOf(published), 303)
    c.status(409)
    return shown(c, { refusal: published })
  })
  app.post('/draft/cancel', requires('redirects.publish'), async c => {
    const field = await formOf(c)
    cancelPublication(db, c.get('member'), clock(), readWhole(field('number')))
    return c.redirect('/redirects/draft', 303)
  })
  return app
}

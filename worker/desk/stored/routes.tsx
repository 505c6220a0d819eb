import { Hono } from 'hono'

import { lastingName } from '#kv/page-name.ts'
import { pageTag } from '#src/purging/purge-request.ts'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { createOutcomes } from '../jobs/outcomes.ts'
import { recentHits } from '../traffic/hits.ts'
import { findPages } from './find-pages.ts'
import { purgeTags } from './purge-pages.ts'
import { pagesWith, warmAgain } from './warm-purged.ts'
import { StoredPagesPage, type PurgeOutcome } from './stored-pages-page.tsx'

const mostShown = 100
const tagsIn = (text: string): readonly string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))]

/** The stored pages, and purging them. */
export function storedPagesRoutes(tools: Tools) {
  const { pages: kv, clock, jobs, traffic } = tools
  const app = new Hono<DeskEnv>()
  const outcomes = createOutcomes<PurgeOutcome>()

  app.get('/pages', requires('pages.view'), async c => {
    const q = (c.req.query('q') ?? '').trim()
    const found = await findPages(kv, clock(), q, mostShown)
    const hits = await recentHits(
      traffic,
      'stored-page',
      found.pages.map(({ key }) => lastingName(key)),
    )
    const outcome = outcomes.recall(c.req.query('outcome'))
    return c.render(
      <StoredPagesPage {...{ found, q, hits, outcome }} now={clock()} role={c.get('member').role} />,
      titled('Stored pages'),
    )
  })
  app.post('/pages/purge', requires('pages.purge'), async c => {
    const [member, field] = [c.get('member'), await formOf(c)]
    const tags = field('path') === '' ? tagsIn(field('tags')) : [pageTag(field('locale'), field('path'))]
    const job = jobs.begin('Purging', async progress => {
      await progress('Looking for what is stored')
      const touched = await pagesWith(tools, tags)
      await progress(`Purging ${tags.join(', ')}`)
      const isDone = tags.length > 0 && (await purgeTags(tools, member, tags))
      await progress('Making the pages anew, once every part of the store knows')
      const warm = isDone ? await warmAgain(tools, touched) : 0
      return `/pages?outcome=${outcomes.keep({ isDone, tags, touched: touched.length, warm })}`
    })
    return c.redirect(job, 303)
  })
  return app
}

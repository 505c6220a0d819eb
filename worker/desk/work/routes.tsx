import { Hono } from 'hono'

import type { DeskEnv } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import type { WorkBench } from './long-work.ts'
import { WorkPage } from './work-page.tsx'

/** Seconds after which the page asks again. */
const askAgainSeconds = 1

/** How far long work is; leads to its outcome. */
export function workRoutes(workBench: WorkBench) {
  const app = new Hono<DeskEnv>()
  app.get('/:id', c => {
    const work = workBench.find(c.req.param('id'))
    if (work === undefined) {
      c.status(404)
      return c.render(
        <Refused title="That is not known any more" text="It was done or given up; look at the draft to see which." />,
        titled('Not known'),
      )
    }
    if (work.outcome !== undefined && work.outcome !== 'failed') return c.redirect(work.outcome, 303)
    // The page has a link for whoever does not want it to move by itself; browsers that are told so leave the header alone.
    if (work.outcome === undefined) c.header('refresh', `${askAgainSeconds}`)
    return c.render(<WorkPage work={work} />, titled(work.what))
  })
  return app
}

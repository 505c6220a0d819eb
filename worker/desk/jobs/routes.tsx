import { Hono } from 'hono'

import type { DeskEnv } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import type { Jobs } from './jobs.ts'
import { JobPage } from './job-page.tsx'

/** Seconds after which the page asks again. */
const askAgainSeconds = 1

/** How far a job is; leads to its outcome. */
export function jobRoutes(jobs: Jobs) {
  const app = new Hono<DeskEnv>()
  app.get('/:id', c => {
    const job = jobs.find(c.req.param('id'))
    if (job === undefined) {
      c.status(404)
      return c.render(
        <Refused title="That is not known any more" text="It was done or given up; look at the draft to see which." />,
        titled('Not known'),
      )
    }
    if (job.outcome !== undefined && job.outcome !== 'failed') return c.redirect(job.outcome, 303)
    // Browsers can be set to ignore this header; the page has a link as well.
    if (job.outcome === undefined) c.header('refresh', `${askAgainSeconds}`)
    return c.render(<JobPage job={job} />, titled(job.what))
  })
  return app
}

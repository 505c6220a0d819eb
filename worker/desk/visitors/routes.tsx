import { Hono } from 'hono'
import * as v from 'valibot'

import { groupErrors } from '#src/measurement/error-groups.ts'
import { funnelDimensions } from '#src/measurement/visitors.ts'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { may } from '../staff/roles.ts'
import { ConsentPage } from './consent-page.tsx'
import { consentRates } from './consent-rates.ts'
import { ExperimentsPage } from './experiments-page.tsx'
import { experimentResults, storeDatafile } from './experiments.ts'
import { resumedExperiments, stoppedExperiments, switchExperiment } from './stopped-experiments.ts'
import { placeErrors } from './place-errors.ts'
import { VisitorsPage } from './visitors-page.tsx'
import { ClientErrorsPage, VitalsPage } from './vitals-page.tsx'

/** So many events of the last minutes are shown. */
const mostRecent = 50

/** Countries, locales and what was agreed to, together; there are fewer. */
const mostPlaces = 10_000

const daysSchema = v.fallback(v.pipe(v.picklist(['1', '7', '30']), v.transform(Number)), 7)
const daysOf = (c: DeskContext): number => v.parse(daysSchema, c.req.query('days'))
const dimensionSchema = v.fallback(v.picklist(funnelDimensions), 'locale')

/** What visitors did who agreed to be measured, and how pages were for them. */
export function visitorRoutes(tools: Tools) {
  const { db, clock, visitors, storefront, liveAddresses, traffic, maps } = tools
  const app = new Hono<DeskEnv>()
  app.get('/', requires('visitors.view'), async c => {
    const [days, by] = [daysOf(c), v.parse(dimensionSchema, c.req.query('by'))]
    const [counts, recent] = await Promise.all([visitors.funnel(days, by), visitors.recentEvents(mostRecent)])
    return c.render(<VisitorsPage days={days} by={by} counts={counts} recent={recent} />, titled('Visitors'))
  })
  app.get('/consent', requires('visitors.view'), async c => {
    const days = daysOf(c)
    const [asked, answered] = await Promise.all([
      traffic.topTraffic('consent-asked', days, mostPlaces),
      traffic.topTraffic('consent-answered', days, mostPlaces),
    ])
    return c.render(<ConsentPage days={days} rates={consentRates(asked, answered)} />, titled('Consent'))
  })
  app.get('/experiments', requires('visitors.view'), async c => {
    const days = daysOf(c)
    const [file, counts, pages] = await Promise.all([
      storeDatafile(storefront),
      visitors.exposures(days),
      liveAddresses.all(),
    ])
    const results = file && experimentResults(file, counts, pages)
    const shown = { days, results, stopped: stoppedExperiments(db), resumed: resumedExperiments(db, clock()) }
    const maySwitch = may(c.get('member').role, 'experiments.switch')
    return c.render(<ExperimentsPage {...shown} maySwitch={maySwitch} />, titled('Experiments'))
  })
  app.post('/experiments/switch', requires('experiments.switch'), async c => {
    const [field, file] = [await formOf(c), await storeDatafile(storefront)]
    const experiment = file && experimentResults(file, [], []).find(({ id }) => id === field('experiment'))
    if (experiment === undefined) {
      c.status(404)
      return c.render(
        <Refused
          title="There is no such experiment"
          text="The store’s datafile does not have it, or the store has none. Nothing was changed."
          back="/visitors/experiments"
        />,
        titled('Not found'),
      )
    }
    await switchExperiment(tools, c.get('member'), experiment, field('to') === 'stopped')
    return c.redirect('/visitors/experiments', 303)
  })
  app.get('/vitals', requires('visitors.view'), async c => {
    const days = daysOf(c)
    return c.render(<VitalsPage days={days} measured={await visitors.vitals(days)} />, titled('How pages felt'))
  })
  app.get('/errors', requires('faults.view'), async c => {
    const days = daysOf(c)
    const groups = groupErrors(await placeErrors(maps, await visitors.clientErrors(days)))
    return c.render(<ClientErrorsPage days={days} groups={groups} />, titled('Errors in browsers'))
  })
  return app
}

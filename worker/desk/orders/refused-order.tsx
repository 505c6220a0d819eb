import type { Hono } from 'hono'
import * as v from 'valibot'

import { sites, type SiteName } from '#src/language/locales.ts'

import type { DeskContext, DeskEnv } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { requires } from '../staff/requires.tsx'
import type { Action } from '../staff/roles.ts'

/** The shop an address names; the first for anything that is none. */
export const siteIn = (text: string | undefined): SiteName => v.parse(v.fallback(v.picklist(sites), sites[0]), text)

/** What a platform's refusal means at the desk. */
const refusals: Readonly<Record<string, string>> = {
  FUL409: 'It is not in a state for that any more: somebody else was faster, or it was done already.',
  ORD409: 'There is no such paid order in this shop.',
  pieces: 'The warehouse has begun with some of these pieces, or they were cancelled already.',
  RTN500: 'There is no such return, or it does not hold these pieces.',
  API404: 'There is no such thing any more, or it cannot be sent again.',
  unavailable: 'The platform does not answer. Nothing is known to have changed; look again before you repeat it.',
  unlabelled: 'What is shipped needs a carrier and a tracking number of at least four letters or digits.',
  none: 'Say of which line how many are to be cancelled.',
}

/** Says why the platform has not done something. */
export function refusedOrder(c: DeskContext, code: string, back: string) {
  c.status(code === 'unavailable' ? 503 : code === 'ORD409' || code === 'API404' ? 404 : 409)
  const text = refusals[code] ?? `The platform refused it (${code}). Nothing was changed.`
  return c.render(<Refused title="That was not done" text={text} back={back} />, titled('Not done'))
}

/** Says that this desk knows no platform. */
export function notConnected(app: Hono<DeskEnv>, action: Action) {
  app.get('/', requires(action), c => {
    c.status(503)
    return c.render(
      <Refused title="The platform is not connected" text="This desk has no platform or no key of the operator." />,
      titled('Not connected'),
    )
  })
  return app
}

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import type { StorefrontContext } from '../context.ts'
import { revalidated } from '../revalidated.ts'
import { flagsFor } from './datafile-cache.ts'

/** Browsers ask the data platform through the store, which adds the key and asks for consent. */
const throughTheStore = (datafile: Datafile): Datafile => ({
  ...datafile,
  integrations: datafile.integrations.map(one => ('host' in one ? { ...one, host: '/experiments' } : one)),
})

/**
 * `GET /-/experiments/datafile`: the datafile that this isolate decides by, so that browser and worker have the same. 503
 * when there has never been a good one.
 */
export async function browserDatafile(c: StorefrontContext): Promise<Response> {
  const set = await flagsFor(c)
  return set === undefined
    ? Response.json({ error: 'no datafile' }, { status: 503, headers: revalidated })
    : Response.json(throughTheStore(set.datafile), { headers: revalidated })
}

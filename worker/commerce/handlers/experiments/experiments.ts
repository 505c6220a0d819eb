import type { Handlers } from '#src/commerce/call.ts'
import type { experimentCalls } from '#src/commerce/calls/experiments/experiments.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../../context.ts'
import { countEvents } from '../../db/events.ts'
import { bucketOf } from '../../experiments/bucket.ts'
import { datafileOf, isSdkKey } from '../../experiments/datafile.ts'
import { segmentsOf } from '../../experiments/segments.ts'

export const experimentHandlers = {
  'experiments.datafile.get': ({ path }) => (isSdkKey(path.sdkKey) ? ok(datafileOf(path.sdkKey)) : fail('API404')),

  'experiments.events.send': ({ body: events }, { db, now }) => {
    countEvents(
      db,
      'platform',
      events.map(({ action }) => action),
      now(),
    )
    return ok({ accepted: events.length })
  },

  'experiments.segments.get': ({ body: { query, variables } }) => ok(segmentsOf(query, variables)),

  'experiments.contextual-decision.create': ({ path, body }) => {
    const experiment = datafileOf('local').experiments.find(
      ({ id, key }) => id === path.experimentId || key === path.experimentId,
    )
    if (experiment?.cmab === undefined) return fail('API404')
    const { variations } = experiment
    return ok({
      predictions: body.instances.map(({ visitorId, attributes }) => {
        const about = attributes.map(({ id, value }) => `${id}=${value}`).toSorted()
        const place = bucketOf(`${visitorId} ${about.join(' ')}`, experiment.id) % variations.length
        return { variation_id: variations[place]?.id ?? '' }
      }),
    })
  },

  'experiments.event.dispatch': ({ body: { visitors } }, { db, now }) => {
    countEvents(
      db,
      'experiments',
      visitors.map(() => 'dispatch'),
      now(),
    )
    return ok({ accepted: visitors.length })
  },
} satisfies Handlers<typeof experimentCalls, Contexts>

import type { Handlers } from '#src/commerce/call.ts'
import type { personalizationCalls } from '#src/commerce/calls/experiments/personalization.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../../context.ts'
import { countEvents } from '../../db/events.ts'
import { decide } from '../../experiments/decide.ts'
import { opaqueId } from '../../random.ts'

/** The brands decisions are made for. */
const brands = new Set(['fellholm'])

export const personalizationHandlers = {
  'personalization.decision.create': ({ path, body }, { db, now, random }) => {
    if (!brands.has(path.brand.toLowerCase())) return fail('API404')
    countEvents(
      db,
      'personalization',
      body.events.map(({ eventType }) => eventType),
      now(),
    )
    return ok({
      meta: { code: 200, monetateId: body.monetateId ?? opaqueId(random) },
      responses: [{ requestId: opaqueId(random), actions: decide(body) }],
    })
  },
} satisfies Handlers<typeof personalizationCalls, Contexts>

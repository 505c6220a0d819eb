import type { Handlers } from '#src/commerce/call.ts'
import type { openSessionCalls } from '#src/commerce/calls/open-sessions.ts'
import { ok } from '#src/kit/result.ts'

import type { AccountContext, Contexts } from '../context.ts'
import { endSessionNamed, readSessions } from '../db/accounts/open-sessions.ts'

const listOf = (context: AccountContext) => ok({ sessions: readSessions(context, context.account.id, context.usid) })

export const openSessionHandlers = {
  'consumer.session.list': (_, context) => listOf(context),
  'consumer.session.remove': ({ path: { sessionId } }, context) => {
    endSessionNamed(context, context.account.id, sessionId)
    return listOf(context)
  },
} satisfies Handlers<typeof openSessionCalls, Contexts>

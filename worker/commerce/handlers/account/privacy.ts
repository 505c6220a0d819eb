import type { Parsed } from '#src/commerce/call.ts'
import type { consumerCalls } from '#src/commerce/calls/consumer/consumer.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { AccountContext } from '../../context.ts'
import { openCase } from '../../db/accounts/cases.ts'
import { requireFresh } from '../../people/fresh-sign-in.ts'
import { forget, userDataOf } from '../../people/user-data.ts'

type Body = Parsed<(typeof consumerCalls)['consumer.user-data.retrieve']>['body']

/**
 * Answers a request for data or deletion: ATTR100 without the kind of request, ATTR200 without the organisation,
 * ATTR300 unless the caller's own e-mail confirms it.
 */
export function answerRequest(
  context: AccountContext,
  { requestType, organisation, payload }: Body,
): OutcomeOf<'consumer.user-data.retrieve'> {
  const { account } = context
  if (requestType === undefined) return fail('ATTR100')
  if (organisation === undefined || organisation === '') return fail('ATTR200')
  if (payload?.email.toLowerCase() !== account.email.toLowerCase()) return fail('ATTR300')
  const proven = requestType === 'DELETE' ? requireFresh(context) : ok(undefined)
  if (!proven.ok) return proven
  const requestNumber = openCase(context, {
    kind: 'privacy',
    consumerId: account.id,
    subject: requestType,
    facts: { organisation },
  })
  if (requestType === 'ACCESS') return ok({ requestNumber, userData: userDataOf(context, account) })
  forget(context, account)
  return ok({ requestNumber })
}

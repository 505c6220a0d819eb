import type { Parsed } from '#src/commerce/call.ts'
import type { consumerCalls } from '#src/commerce/calls/consumer/consumer.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { ShopperContext } from '../../context.ts'
import { openCase } from '../../db/accounts/cases.ts'
import { emailTo } from '../../mail/email-to.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { captchaFails } from '../../rules/captcha.ts'

type Call = Parsed<(typeof consumerCalls)['consumer.warranty-case.create']>

/** Opens a case about something the shop sold (R302), and writes that it is there. */
export function openWarrantyCase(
  context: ShopperContext,
  { recaptcha_response, ...facts }: Call['body'] & Call['query'],
): OutcomeOf<'consumer.warranty-case.create'> {
  if (captchaFails(recaptcha_response)) return fail('AUT403')
  if (!looksLikeEmail(facts.email)) return fail('AUT453', { field: 'email' })
  if (context.catalogue().find(facts.productId) === undefined) return fail('PLP400', { field: 'productId' })
  const write = emailTo(context, facts.email)
  if (!write.ok) return write
  const { consumerId } = context
  const caseNumber = openCase(context, { kind: 'warranty', consumerId, subject: facts.productId, facts })
  write.value({ kind: 'case-opened', values: { case: caseNumber } })
  return ok({ caseNumber })
}

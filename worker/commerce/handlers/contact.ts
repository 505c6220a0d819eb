import type { Handlers } from '#src/commerce/call.ts'
import type { contactCalls } from '#src/commerce/calls/contact.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../context.ts'
import { openCase } from '../db/accounts/cases.ts'
import { emailTo } from '../mail/email-to.ts'
import { contactTopics } from '../people/contact-topics.ts'
import { looksLikeEmail } from '../rules/addresses/address.ts'
import { captchaFails } from '../rules/captcha.ts'

export const contactHandlers = {
  'contact.message.send': ({ body: { recaptcha_response, ...facts } }, context) => {
    if (captchaFails(recaptcha_response)) return fail('AUT403')
    if (!looksLikeEmail(facts.email)) return fail('AUT453', { field: 'email' })
    const topic = contactTopics.find(({ id }) => id === facts.category)
    if (topic?.subjects.some(({ id }) => id === facts.subject) !== true)
      return fail('API400', { path: 'body.subject', message: 'no such subject in this category' })
    const write = emailTo(context, facts.email)
    if (!write.ok) return write
    const subject = `${facts.category}/${facts.subject}`
    const caseNumber = openCase(context, { kind: 'contact', consumerId: context.consumerId, subject, facts })
    write.value({ kind: 'case-opened', values: { case: caseNumber } })
    return ok({ caseNumber })
  },
  'contact.category-subject.list': (_, { language }) =>
    ok({
      categories: contactTopics.map(({ id, name, subjects }) => ({
        id,
        name: name[language],
        subjects: subjects.map(subject => ({ id: subject.id, name: subject.name[language] })),
      })),
    }),
} satisfies Handlers<typeof contactCalls, Contexts>

import * as v from 'valibot'

import { call } from '../call.ts'
import { captcha } from './session-shapes.ts'
import { filled, passage, text } from './shapes.ts'

export const contactCalls = {
  'contact.message.send': call({
    method: 'POST',
    path: '/consumers-v3/contactus',
    who: 'guest',
    body: v.object({
      firstName: filled(60),
      lastName: filled(60),
      email: text(254),
      /** Ids of `contact.category-subject.list`. */
      category: filled(40),
      subject: filled(40),
      orderNumber: v.optional(text(16)),
      message: passage(4_000),
      recaptcha_response: v.optional(captcha),
    }),
    answer: v.object({ caseNumber: v.string() }),
    errors: ['API400', 'API429', 'AUT401', 'AUT403', 'AUT453'],
  }),
  /** Categories and subjects of contact messages. */
  'contact.category-subject.list': call({
    method: 'GET',
    path: '/consumers-v3/contactus/categorySubject',
    who: 'anyone',
    answer: v.object({
      categories: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          subjects: v.array(v.object({ id: v.string(), name: v.string() })),
        }),
      ),
    }),
    errors: [],
  }),
} as const

import * as v from 'valibot'

import type { Commerce } from '#src/commerce/client.ts'
import { checkOfCall } from '#src/commerce/person-checks.ts'

const answered = v.object({ recaptcha_response: v.pipe(v.string(), v.maxLength(4_096)) })

/** A posted form's answer to the question whether somebody is a person; empty when it did not ask. */
export function personAnswerIn(input: unknown): string {
  const parsed = v.safeParse(answered, input)
  return parsed.success ? parsed.output.recaptcha_response : ''
}

/** The platform, which is told the answer in every call that takes one: so every form of those can ask. */
export const commerceOfPerson = (commerce: Commerce, answer: string): Commerce =>
  answer === ''
    ? commerce
    : (name, input) =>
        commerce(name, checkOfCall(name) === undefined ? input : { recaptcha_response: answer, ...Object(input) })

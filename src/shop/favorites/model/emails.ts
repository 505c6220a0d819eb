import * as v from 'valibot'

import { fail, ok, type Result } from '#src/kit/result.ts'

/** A list goes to so many people at once (D50). */
export const mostPeople = 5

/** Addresses as people type them: separated by commas, semicolons or blanks. */
export function parseEmails(text: string): Result<string[], 'AUT453' | 'TOO_MANY_PEOPLE'> {
  const emails = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  if (emails.length > mostPeople) return fail('TOO_MANY_PEOPLE', { most: mostPeople })
  return emails.length > 0 && emails.every(email => v.EMAIL_REGEX.test(email)) ? ok(emails) : fail('AUT453')
}

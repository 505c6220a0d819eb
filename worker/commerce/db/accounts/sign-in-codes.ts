import { createHmac } from 'node:crypto'

import type { Clock } from '#src/kit/time/clock.ts'

import { randomDigits, type Random } from '../../random.ts'
import { sameSecret } from '../../same-secret.ts'
import type { Database } from '../database.ts'
import { siteSecret } from '../secrets.ts'

type Surroundings = { readonly db: Database; readonly now: Clock; readonly random: Random }

/** Whose code it is: the address it was sent to, and the session that asked for it. */
type Asked = { readonly email: string; readonly consumerId: string }

/** How long a code lives, in milliseconds. */
const lifeMs = 10 * 60_000
/** So many codes may be tried before none is right any more. */
const mostTries = 5
const digits = 6

/** A million codes are soon tried: without the site's secret a stolen database tells none of them. */
const digestOf = (surroundings: Surroundings, { email, consumerId }: Asked, code: string): string =>
  createHmac('sha256', siteSecret(surroundings, 'sign-in-codes'))
    .update(`${email.toLowerCase()} ${consumerId} ${code}`)
    .digest('base64url')

/** Makes a code that works once, within ten minutes, in the session that asked; an earlier one of it is void. */
export function issueSignInCode(surroundings: Surroundings, asked: Asked): string {
  const { db, now, random } = surroundings
  const code = randomDigits(random, digits)
  db.run('DELETE FROM sign_in_codes WHERE expires_at <= ?', now())
  db.run(
    `INSERT INTO sign_in_codes (email, consumer_id, digest, expires_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (email, consumer_id) DO UPDATE SET digest = excluded.digest, tries = 0, expires_at = excluded.expires_at`,
    asked.email.toLowerCase(),
    asked.consumerId,
    digestOf(surroundings, asked, code),
    now() + lifeMs,
  )
  return code
}

/** Whether this is the code. The right one is used up; a wrong one counts, and after five none is right any more. */
export function takeSignInCode(surroundings: Surroundings, asked: Asked, code: string): boolean {
  const { db, now } = surroundings
  const email = asked.email.toLowerCase()
  const known = db.first<{ digest: string; tries: number }>(
    'SELECT digest, tries FROM sign_in_codes WHERE email = ? AND consumer_id = ? AND expires_at > ?',
    email,
    asked.consumerId,
    now(),
  )
  const isRight = sameSecret(digestOf(surroundings, asked, code), known?.digest ?? '')
  if (known === undefined || known.tries >= mostTries) return false
  const where = 'WHERE email = ? AND consumer_id = ?'
  if (isRight) db.run(`DELETE FROM sign_in_codes ${where}`, email, asked.consumerId)
  else db.run(`UPDATE sign_in_codes SET tries = tries + 1 ${where}`, email, asked.consumerId)
  return isRight
}

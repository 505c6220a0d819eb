import type { Clock } from '#src/kit/time/clock.ts'

import { randomDigits, type Random } from '../../random.ts'
import type { Database } from '../database.ts'

type Surroundings = { readonly db: Database; readonly now: Clock; readonly random: Random }

export type CaseKind = 'contact' | 'warranty' | 'privacy'

const letterOf = { contact: 'K', warranty: 'W', privacy: 'P' } as const satisfies Record<CaseKind, string>

type Opening = {
  readonly kind: CaseKind
  readonly consumerId: string
  readonly subject: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Opens a case for a shopper's request and returns its number: a letter and eight digits. */
export function openCase({ db, now, random }: Surroundings, { kind, consumerId, subject, facts }: Opening): string {
  const number = letterOf[kind] + randomDigits(random, 8)
  db.run(
    'INSERT INTO cases (number, kind, consumer_id, subject, facts, at) VALUES (?, ?, ?, ?, ?, ?)',
    number,
    kind,
    consumerId,
    subject,
    JSON.stringify(facts),
    now(),
  )
  return number
}

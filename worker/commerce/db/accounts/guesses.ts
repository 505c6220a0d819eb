import type { Clock } from '#src/kit/time/clock.ts'

import type { Database } from '../database.ts'

type Surroundings = { readonly db: Database; readonly now: Clock }

/** How many wrong guesses at something count within how long. */
export type Limit = { readonly most: number; readonly withinMs: number }

/** No limit looks back further; what is older is forgotten. */
const longestMs = 60 * 60_000

/** Writes down a wrong guess. */
export function countGuess({ db, now }: Surroundings, subject: string, { withinMs }: Limit): void {
  db.run('DELETE FROM guesses WHERE since <= ?', now() - longestMs)
  db.run(
    `INSERT INTO guesses (subject, count, since) VALUES (?1, 1, ?2)
     ON CONFLICT (subject) DO UPDATE SET
       count = CASE WHEN since <= ?2 - ?3 THEN 1 ELSE count + 1 END,
       since = CASE WHEN since <= ?2 - ?3 THEN ?2 ELSE since END`,
    subject,
    now(),
    withinMs,
  )
}

/** How many wrong guesses were made lately. */
export const guessesAt = ({ db, now }: Surroundings, subject: string, { withinMs }: Pick<Limit, 'withinMs'>): number =>
  db.first<{ count: number }>('SELECT count FROM guesses WHERE subject = ? AND since > ?', subject, now() - withinMs)
    ?.count ?? 0

/** Whether so many wrong guesses were made that another is not simply answered. */
export const guessedTooOften = (surroundings: Surroundings, subject: string, limit: Limit): boolean =>
  guessesAt(surroundings, subject, limit) >= limit.most

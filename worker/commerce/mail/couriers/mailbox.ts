import { ok } from '#src/kit/result.ts'

import type { Database } from '../../db/database.ts'
import { insertEmail } from '../../db/emails.ts'
import type { Courier } from '../letter.ts'

/** The mailbox of a local build (`/admin/mailbox`): nothing leaves this machine. What came under an id is there once. */
export const toMailbox =
  (db: Database): Courier =>
  letter => {
    insertEmail(db, letter)
    return Promise.resolve(ok(undefined))
  }

import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { forget, readDue } from '../db/catalogue/notifications.ts'
import { sendEmail } from './send.ts'

/** Writes to everybody who waits for a SKU that is back, once, in the language they asked in. */
export function notifySubscribers({ db, now, catalogue }: Pick<Context, 'db' | 'now' | 'catalogue'>): void {
  for (const due of readDue(db)) {
    const product = catalogue().find(due.product_id)
    if (product === undefined) continue
    sendEmail(
      { db, now, locale: due.locale },
      {
        to: due.email,
        kind: 'back-in-stock',
        values: { product: product.name[locales[due.locale].language] },
        path: `/p/${product.path}`,
      },
    )
    forget(db, due)
  }
}

import type { SiteName } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { orderNumberTaken } from '../db/orders/orders.ts'
import { randomDigits } from '../random.ts'

/** D24: one letter, which tells the site, and ten digits. */
export const letterOf: Readonly<Record<SiteName, string>> = {
  'fellholm-us': 'U',
  'fellholm-ca': 'C',
  'fellholm-gb': 'G',
  'fellholm-eu': 'E',
}

/** A number no order has yet. */
export function freshNumber({ db, site, random }: Context): string {
  for (;;) {
    const number = letterOf[site] + randomDigits(random, 10)
    if (!orderNumberTaken(db, number)) return number
  }
}

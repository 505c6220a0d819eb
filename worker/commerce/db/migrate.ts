import type { Database } from './database.ts'
import opening from './migrations/001-opening.sql?raw'
import accounts from './migrations/002-accounts.sql?raw'
import catalogue from './migrations/003-catalogue.sql?raw'
import money from './migrations/004-money.sql?raw'
import challenges from './migrations/005-challenges.sql?raw'
import waiting from './migrations/006-waiting.sql?raw'
import pickup from './migrations/007-pickup.sql?raw'
import inStore from './migrations/008-in-store.sql?raw'
import giftCards from './migrations/009-gift-cards.sql?raw'
import passkeys from './migrations/010-passkeys.sql?raw'
import savedLines from './migrations/011-saved-lines.sql?raw'
import chosenGifts from './migrations/012-chosen-gifts.sql?raw'
import idempotency from './migrations/013-idempotency.sql?raw'
import places from './migrations/014-places.sql?raw'
import limits from './migrations/020-limits.sql?raw'
import proofs from './migrations/021-proofs.sql?raw'
import fulfilment from './migrations/030-fulfilment.sql?raw'
import outbox from './migrations/031-outbox.sql?raw'
import signInCodes from './migrations/040-sign-in-codes.sql?raw'
import devices from './migrations/041-devices.sql?raw'
import savedGiftCards from './migrations/045-saved-gift-cards.sql?raw'
import secondFactors from './migrations/046-second-factors.sql?raw'
import editing from './migrations/050-editing.sql?raw'
import priceHistory from './migrations/catalogue/051-price-history.sql?raw'
import reviewSizes from './migrations/catalogue/052-review-sizes.sql?raw'
import reviewHeights from './migrations/catalogue/053-review-heights.sql?raw'
import reviewPhotos from './migrations/catalogue/054-review-photos.sql?raw'
import looks from './migrations/060-looks.sql?raw'
import eventRegistrations from './migrations/accounts/070-event-registrations.sql?raw'
import lettersTo from './migrations/accounts/072-letters-to.sql?raw'
import givenCards from './migrations/orders/061-given-cards.sql?raw'
import giftReceipts from './migrations/orders/062-gift-receipts.sql?raw'
import lookUps from './migrations/orders/071-look-ups.sql?raw'

/** In the order they are applied; a migration that was landed is never edited, the next one changes what it made. */
const migrations = [
  { number: 1, sql: opening },
  { number: 2, sql: accounts },
  { number: 3, sql: catalogue },
  { number: 4, sql: money },
  { number: 5, sql: challenges },
  { number: 6, sql: waiting },
  { number: 7, sql: pickup },
  { number: 8, sql: inStore },
  { number: 9, sql: giftCards },
  { number: 10, sql: passkeys },
  { number: 11, sql: savedLines },
  { number: 12, sql: chosenGifts },
  { number: 13, sql: idempotency },
  { number: 14, sql: places },
  { number: 20, sql: limits },
  { number: 21, sql: proofs },
  { number: 30, sql: fulfilment },
  { number: 31, sql: outbox },
  { number: 40, sql: signInCodes },
  { number: 41, sql: devices },
  { number: 45, sql: savedGiftCards },
  { number: 46, sql: secondFactors },
  { number: 50, sql: editing },
  { number: 51, sql: priceHistory },
  { number: 52, sql: reviewSizes },
  { number: 53, sql: reviewHeights },
  { number: 54, sql: reviewPhotos },
  { number: 60, sql: looks },
  { number: 61, sql: givenCards },
  { number: 62, sql: giftReceipts },
  { number: 70, sql: eventRegistrations },
  { number: 71, sql: lookUps },
  { number: 72, sql: lettersTo },
] as const

/** Brings the schema up to date; applied when the object wakes. */
export function migrate(db: Database): void {
  db.run('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT')
  const done = new Set(db.all<{ number: number }>('SELECT number FROM migrations').map(row => row.number))
  for (const { number, sql } of migrations) {
    if (done.has(number)) continue
    db.transact(() => {
      db.run(sql)
      db.run('INSERT INTO migrations (number) VALUES (?)', number)
    })
  }
}

import { rows } from './checkout.ts'
import { clock } from './clock.ts'
import type { Shopper } from './shopper.ts'

/** Makes a session a buy-in-store session of an associate. */
export async function inStore({ tokens }: Shopper) {
  const associate = {
    storeId: 'S-US',
    storeName: 'Town',
    storeEmployeeId: 'S-US-1',
    storeEmployeeName: 'Juno',
  }
  await rows(
    `UPDATE sessions SET kind = 'associate', associate = ?, ends_at = ? WHERE usid = ?`,
    JSON.stringify(associate),
    clock.now + 3_600_000,
    tokens.usid,
  )
}

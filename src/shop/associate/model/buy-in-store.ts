import * as v from 'valibot'

/** D10: a buy-in-store session lasts so long after the sign-in, in milliseconds. */
export const sessionMs = 8 * 3_600_000

/** R142: which store, and who serves; `endsAt` in milliseconds since 1970 (R185). */
const buyInStore = v.object({
  storeId: v.string(),
  storeName: v.string(),
  storeEmployeeId: v.string(),
  storeEmployeeName: v.string(),
  endsAt: v.number(),
})
export type BuyInStore = v.InferOutput<typeof buyInStore>

/** R187: where a tab keeps the session. */
export const storageKey = 'buy-in-store'

/** The session a tab kept; nothing when there is none, it is of another shape, or over (R185). */
export function readBuyInStore(kept: string | null, now: number): BuyInStore | undefined {
  if (kept === null) return undefined
  try {
    const parsed = v.safeParse(buyInStore, JSON.parse(kept))
    return parsed.success && parsed.output.endsAt > now ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** D30: an associate takes off more than nothing and at most half of a line, in minor units. */
export const maxDiscount = (rowTotal: number): number => Math.floor(rowTotal / 2)

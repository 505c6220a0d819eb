import type { Currency } from '#src/kit/money.ts'

import type { Context } from '../context.ts'
import { hasValueCards, issueValueCard, type NewValueCard } from '../db/orders/value-cards.ts'

/** Gift cards and rewards in the currency of a shop. */
export type ValueCardsIn = (currency: Currency) => readonly NewValueCard[]

/**
 * Issues the demonstration's gift cards and rewards in a new shop. Local builds only, because their numbers are public.
 */
export function openValueCards({ db, catalogue, now }: Context, valueCardsIn: ValueCardsIn): void {
  if (hasValueCards(db)) return
  for (const card of valueCardsIn(catalogue().currency)) issueValueCard(db, card, now())
}

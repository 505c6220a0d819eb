import type { Context } from '../context.ts'
import { hasValueCards, issueValueCard } from '../db/value-cards.ts'
import { valueCardsIn } from '../seed/value-cards.ts'

/** Issues the seeded gift cards and rewards in a shop that has none yet. In local builds only: everybody knows them. */
export function openValueCards({ db, catalogue, now }: Context): void {
  if (hasValueCards(db)) return
  for (const card of valueCardsIn(catalogue().currency)) issueValueCard(db, card, now())
}

import type { CreditMethod, PaymentInstrument } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Minor } from '#src/kit/money.ts'

import type { Context } from '../context.ts'
import type { Account, AllowanceKind } from '../db/accounts/account.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { basketCredits, type BasketCredit } from '../db/orders/credits.ts'
import { readValueCard, type ValueCard } from '../db/orders/value-cards.ts'
import { pointsFor, worthOf } from '../rules/loyalty.ts'
import { allot } from './allot.ts'

/** Methods that draw on what an account may spend in a year (R013). */
export const allowanceOf = {
  ATHLETES_PAYMENT: ['athlete', 'prosumer'],
  INFLUENCER_CREDIT: ['influencer'],
} as const satisfies Partial<Record<CreditMethod, readonly AllowanceKind[]>>

export const isAllowance = (method: string): method is keyof typeof allowanceOf => method in allowanceOf

/** The allowance a method draws on, with what is left of it. */
export function allowanceFor(account: Account | undefined, method: keyof typeof allowanceOf) {
  const kinds: readonly AllowanceKind[] = allowanceOf[method]
  const found = account?.allowances.find(({ kind }) => kinds.includes(kind))
  return found && { kind: found.kind, left: found.cap - found.spent }
}

/** Whether a card may pay here and now. */
export const isUsable = (card: ValueCard, at: number, currency: string): boolean =>
  card.state === 'active' && card.currency === currency && (card.expiresAt === undefined || card.expiresAt > at)

type Source = { readonly available: Minor; readonly shown: Partial<PaymentInstrument> }

function sourceOf(context: Context, credit: BasketCredit): Source {
  const { db, now } = context
  const nothing = { available: 0, shown: {} }
  if (isAllowance(credit.method)) {
    const left = allowanceFor(findAccount(db, credit.reference), credit.method)?.left ?? 0
    return { available: Math.min(left, credit.wanted ?? left), shown: { balance: left } }
  }
  if (credit.method === 'LOYALTY_POINTS') {
    const points = Math.min(credit.wanted ?? 0, findAccount(db, credit.reference)?.points ?? 0)
    return { available: worthOf(points), shown: { points } }
  }
  const card = readValueCard(db, credit.reference)
  if (card === undefined || !isUsable(card, now(), context.catalogue().currency)) return nothing
  return { available: card.balance, shown: { last4: card.last4, balance: card.balance } }
}

/** A credit of a basket with what it pays of this total. */
export type Paying = BasketCredit & { readonly amount: Minor; readonly shown: Source['shown'] }

/** The part of a total each credit of a basket pays now. */
export function payingCredits(context: Context, basketId: string, total: Minor): Paying[] {
  const credits = basketCredits(context.db, basketId)
  const sources = credits.map(credit => sourceOf(context, credit))
  const amounts = allot(
    total,
    sources.map(({ available }) => available),
  )
  return credits.map((credit, index) => ({
    ...credit,
    amount: amounts[index] ?? 0,
    shown: sources[index]?.shown ?? {},
  }))
}

const rewards = new Set<CreditMethod>(['LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD'])

/** The part of the credits that are rewards. */
export const rewardsOf = (paying: readonly Paying[]): Minor =>
  paying.filter(({ method }) => rewards.has(method)).reduce((sum, { amount }) => sum + amount, 0)

/** The units taken from a source: whole vouchers of points, else the amount itself. */
export const unitsOf = ({ method, amount }: Pick<Paying, 'method' | 'amount'>): number =>
  method === 'LOYALTY_POINTS' ? pointsFor(amount) : amount

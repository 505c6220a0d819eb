import type { AllowanceKind } from '../db/accounts/account.ts'
import { rows } from './checkout.ts'
import type { Shopper } from './shopper.ts'

type Benefits = {
  readonly points?: number
  readonly member?: 'confirmed' | 'unconfirmed'
  readonly hasAcceptedTerms?: boolean
  readonly allowance?: { readonly kind: AllowanceKind; readonly spent: number; readonly cap: number }
}

/** Makes the consumer behind a guest's token somebody with an account. */
export async function becomes({ tokens }: Shopper, { points, member, hasAcceptedTerms, allowance }: Benefits) {
  const id = tokens.consumerId
  await rows(
    `INSERT INTO accounts (id, consumer_no, email, details, created_at, loyalty_since, loyalty_confirmed, employee_terms_at)
     VALUES (?1, ?1, ?1 || '@example.com', '{}', 0, ?2, ?3, ?4)`,
    id,
    member === undefined ? null : 1,
    member === 'confirmed' ? 1 : 0,
    hasAcceptedTerms === true ? 1 : null,
  )
  if (points !== undefined)
    await rows(`INSERT INTO point_movements (account_id, delta, reason, at) VALUES (?, ?, 'opening', 0)`, id, points)
  if (allowance !== undefined)
    await rows(
      'INSERT INTO allowances (account_id, kind, spent, cap) VALUES (?, ?, ?, ?)',
      id,
      allowance.kind,
      allowance.spent,
      allowance.cap,
    )
}

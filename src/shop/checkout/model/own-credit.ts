import type { CreditMethod } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import type { Minor } from '#src/kit/money.ts'

type Details = Pick<Profile['consumerDetails'], 'athlete' | 'prosumer' | 'consumerCredit'>

/**
 * The rest of an athlete's, a prosumer's or a credited consumer's credit (R013); undefined when none is left. Points
 * and rewards can be used only after it (R247).
 */
export function ownCredit(details: Details): { readonly method: CreditMethod; readonly left: Minor } | undefined {
  const sources = [
    ['ATHLETES_PAYMENT', details.athlete ?? details.prosumer],
    ['INFLUENCER_CREDIT', details.consumerCredit],
  ] as const
  for (const [method, credit] of sources) {
    const left = credit === undefined ? 0 : credit.annualCredit - credit.currentSpend
    if (left > 0) return { method, left }
  }
  return undefined
}

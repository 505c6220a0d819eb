import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import type { Minor } from '#src/kit/money.ts'

import { ownCredit } from '../../checkout/model/own-credit.ts'

/** Terms that differ from those of other shoppers. */
export type OwnTerms = {
  /** Has accepted the terms of the discount, so that it is in the prices. */
  readonly isEmployee: boolean
  /** The rest of an athlete's, a prosumer's or an influencer's credit. */
  readonly credit?: Minor
}

type Details = Pick<Profile['consumerDetails'], 'employee' | 'athlete' | 'prosumer' | 'consumerCredit'>

/** Undefined for shoppers without terms of their own. */
export function ownTermsOf(details: Details): OwnTerms | undefined {
  const isEmployee = details.employee?.termsAccepted === true
  const credit = ownCredit(details)?.left
  if (!isEmployee && credit === undefined) return undefined
  return { isEmployee, ...(credit !== undefined && { credit }) }
}

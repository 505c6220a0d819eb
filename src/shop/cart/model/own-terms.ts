import type { Profile } from '#src/commerce/calls/profile-shapes.ts'
import type { Minor } from '#src/kit/money.ts'

import { ownCredit } from '../../checkout/model/own-credit.ts'

/** The terms somebody shops on who is not everybody. */
export type OwnTerms = {
  /** Has accepted the terms of the discount, so that it is in the prices. */
  readonly isEmployee: boolean
  /** What is left of an athlete's, a prosumer's or an influencer's credit. */
  readonly credit?: Minor
}

type Details = Pick<Profile['consumerDetails'], 'employee' | 'athlete' | 'prosumer' | 'consumerCredit'>

/** Nothing when somebody shops like everybody else. */
export function ownTermsOf(details: Details): OwnTerms | undefined {
  const isEmployee = details.employee?.termsAccepted === true
  const credit = ownCredit(details)?.left
  if (!isEmployee && credit === undefined) return undefined
  return { isEmployee, ...(credit !== undefined && { credit }) }
}

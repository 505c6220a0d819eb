import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'

export type Allowance = {
  readonly kind: 'employee' | 'athlete' | 'prosumer' | 'credited'
  /** Minor units of this year, never more than `most`. */
  readonly spent: number
  readonly most: number
}

type Details = Pick<Profile['consumerDetails'], 'employee' | 'athlete' | 'prosumer' | 'consumerCredit'>

const allowance = (kind: Allowance['kind'], spent: number, most: number): Allowance => ({
  kind,
  spent: Math.min(spent, most),
  most,
})

/** The yearly allowances of a profile (R139, R140); the kinds are independent of each other (R393). */
export function allowancesOf({ employee, athlete, prosumer, consumerCredit }: Details): readonly Allowance[] {
  return [
    ...(employee === undefined ? [] : [allowance('employee', employee.currentSpend, employee.annualCap)]),
    ...(athlete === undefined ? [] : [allowance('athlete', athlete.currentSpend, athlete.annualCredit)]),
    ...(prosumer === undefined ? [] : [allowance('prosumer', prosumer.currentSpend, prosumer.annualCredit)]),
    ...(consumerCredit === undefined
      ? []
      : [allowance('credited', consumerCredit.currentSpend, consumerCredit.annualCredit)]),
  ]
}

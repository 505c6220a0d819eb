import { describe, expect, it } from 'vitest'

import { next } from '#src/kit/machine.ts'

import {
  enrollment,
  enrollmentSteps,
  firstStep,
  isOwnStep,
  isPartiallyEnrolled,
  nextOwnStep,
  type EnrollmentEvent,
  type EnrollmentStep,
} from './enrollment.ts'

const rows = enrollmentSteps.flatMap(step =>
  Object.entries(enrollment[step]).map(([event, to]) => [step, event as EnrollmentEvent, to] as const),
)

describe('R080: the account sign-in flow', () => {
  it('has ten steps in their numbered order', () => {
    expect(enrollmentSteps).toEqual([
      'lookup',
      'sign-in',
      'sign-up',
      'forgot-password',
      'non-loyalty',
      'welcome',
      'mobile',
      'profile',
      'interests',
      'success',
    ])
  })

  it.each(rows)('%s, %s → %s', (step, event, to) => {
    expect(next(enrollment, step, event)).toBe(to)
  })

  it('every step is reached from lookup, and every step but success leads on', () => {
    const reached = new Set<EnrollmentStep>(['lookup'])
    for (const step of reached) for (const to of Object.values(enrollment[step])) reached.add(to)
    expect([...reached].toSorted()).toEqual([...enrollmentSteps].toSorted())
    for (const step of enrollmentSteps)
      expect([step, Object.keys(enrollment[step]).length > 0]).toEqual([step, step !== 'success'])
  })

  it('an event that a step does not name leaves it where it is', () => {
    expect(next(enrollment, 'lookup', 'done')).toBe('lookup')
    expect(next(enrollment, 'success', 'back')).toBe('success')
  })

  it('the steps of one’s own profile end at success, whether taken or put off', () => {
    expect(nextOwnStep('mobile', 'done')).toBe('profile')
    expect(nextOwnStep('profile', 'done')).toBe('interests')
    expect(nextOwnStep('interests', 'done')).toBe('success')
    expect(nextOwnStep('profile', 'later')).toBe('success')
    expect(isOwnStep('lookup')).toBe(false)
    expect(isOwnStep(null)).toBe(false)
  })
})

describe('where enrolment begins', () => {
  it('R081: at lookup for a visitor who is not logged in', () => {
    expect(firstStep(undefined)).toBe('lookup')
  })

  it('R082: at mobile for a logged-in user whose profile lacks a phone, at profile when it has one', () => {
    expect(firstStep({})).toBe('mobile')
    expect(firstStep({ phone: '+13035550100' })).toBe('profile')
  })
})

describe('R083: a profile is partially enrolled', () => {
  const whole = {
    email: 'ada@example.com',
    phone: '+13035550100',
    firstName: 'Ada',
    lastName: 'Moor',
    postalCode: '80202',
    birthDate: '1988-04-12',
  }

  it('when it has an e-mail but lacks phone, first name, last name, postal code or birth date', () => {
    expect(isPartiallyEnrolled(whole)).toBe(false)
    for (const name of ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const) {
      expect([name, isPartiallyEnrolled({ ...whole, [name]: undefined })]).toEqual([name, true])
      expect([name, isPartiallyEnrolled({ ...whole, [name]: '' })]).toEqual([name, true])
    }
  })

  it('not without an e-mail', () => {
    expect(isPartiallyEnrolled({ email: '' })).toBe(false)
  })
})

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

const events = [
  'known',
  'unknown',
  'forgotten',
  'back',
  'sent',
  'signed-in',
  'joined',
  'joined-loyalty',
  'done',
  'later',
] as const satisfies readonly EnrollmentEvent[]

/** Where each event leads from each step, in the order of `events`; a dot stays. Written out apart from the machine. */
const table: Readonly<Record<EnrollmentStep, string>> = {
  lookup: 'sign-in sign-up . . . . . . . .',
  'sign-in': '. . forgot-password lookup . mobile . . . .',
  'sign-up': '. . . lookup . . non-loyalty welcome . .',
  'forgot-password': '. . . sign-in sign-in . . . . .',
  'non-loyalty': '. . . . . . . welcome . mobile',
  welcome: '. . . . . . . . mobile success',
  mobile: '. . . . . . . . profile success',
  profile: '. . . . . . . . interests success',
  interests: '. . . . . . . . success success',
  success: '. . . . . . . . . .',
}

const cells = enrollmentSteps.flatMap(step =>
  table[step].split(' ').map((to, column) => [step, events[column] ?? 'known', to === '.' ? step : to] as const),
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

  it('the table has a cell for every step and every event', () => {
    expect(cells).toHaveLength(enrollmentSteps.length * events.length)
  })

  it.each(cells)('%s, %s → %s', (step, event, to) => {
    expect(next(enrollment, step, event)).toBe(to)
  })

  it('every step is reached from lookup, and every step but success leads on', () => {
    const reached = new Set<EnrollmentStep>(['lookup'])
    for (const step of reached) for (const to of Object.values(enrollment[step])) reached.add(to)
    expect([...reached].toSorted()).toEqual([...enrollmentSteps].toSorted())
    for (const step of enrollmentSteps)
      expect([step, Object.keys(enrollment[step]).length > 0]).toEqual([step, step !== 'success'])
  })

  it.each([
    ['non-loyalty', 'non-loyalty', 'welcome', 'mobile'],
    ['welcome', 'mobile', 'welcome', 'success'],
    ['mobile', 'profile', 'mobile', 'success'],
    ['profile', 'interests', 'profile', 'success'],
    ['interests', 'success', 'interests', 'success'],
    ['success', 'success', 'success', 'success'],
  ] as const)(
    'a step of one’s own profile, %s: done → %s, joined-loyalty → %s, later → %s',
    (step, done, joined, later) => {
      expect(isOwnStep(step)).toBe(true)
      expect(nextOwnStep(step, 'done')).toBe(done)
      expect(nextOwnStep(step, 'joined-loyalty')).toBe(joined)
      expect(nextOwnStep(step, 'later')).toBe(later)
    },
  )

  it('the steps before there is an account are nobody’s own', () => {
    for (const step of [...enrollmentSteps.slice(0, 4), null]) expect([step, isOwnStep(step)]).toEqual([step, false])
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

  const names = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const

  it('when it has an e-mail but lacks phone, first name, last name, postal code or birth date, or several of them', () => {
    for (let lacking = 0; lacking < 2 ** names.length; lacking++) {
      const gone = names.filter((_, index) => ((lacking >> index) & 1) === 1)
      for (const nothing of [undefined, '']) {
        const profile = { ...whole, ...Object.fromEntries(gone.map(name => [name, nothing])) }
        expect([gone, isPartiallyEnrolled(profile)]).toEqual([gone, gone.length > 0])
        expect([gone, isPartiallyEnrolled({ ...profile, email: '' })]).toEqual([gone, false])
      }
    }
  })
})

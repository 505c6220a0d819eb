import { next, type Transitions } from '#src/kit/machine.ts'

/** R080: the account sign-in flow, in its numbered order. */
export const enrollmentSteps = [
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
] as const
export type EnrollmentStep = (typeof enrollmentSteps)[number]

export type EnrollmentEvent =
  | 'known'
  | 'unknown'
  | 'forgotten'
  | 'back'
  | 'sent'
  | 'signed-in'
  | 'joined'
  | 'joined-loyalty'
  | 'done'
  | 'later'

/** The transitions of enrolment. Every step of the shopper's own profile can be skipped to `success`. */
export const enrollment: Transitions<EnrollmentStep, EnrollmentEvent> = {
  lookup: { known: 'sign-in', unknown: 'sign-up' },
  'sign-in': { forgotten: 'forgot-password', back: 'lookup', 'signed-in': 'mobile' },
  'sign-up': { back: 'lookup', joined: 'non-loyalty', 'joined-loyalty': 'welcome' },
  'forgot-password': { back: 'sign-in', sent: 'sign-in' },
  'non-loyalty': { 'joined-loyalty': 'welcome', later: 'mobile' },
  welcome: { done: 'mobile', later: 'success' },
  mobile: { done: 'profile', later: 'success' },
  profile: { done: 'interests', later: 'success' },
  interests: { done: 'success', later: 'success' },
  success: {},
}

/** The parts of a profile that enrolment depends on. */
export type Enrolling = {
  readonly email: string
  readonly phone?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly postalCode?: string | undefined
  readonly birthDate?: string | undefined
}

/** R081, R082: the look-up for a visitor, the phone for an account without one, else the profile. */
export const firstStep = (profile: Pick<Enrolling, 'phone'> | undefined): EnrollmentStep =>
  profile === undefined ? 'lookup' : profile.phone === undefined ? 'mobile' : 'profile'

const wanted = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const

/** R083: there is an e-mail, and something of the rest is missing. */
export const isPartiallyEnrolled = (profile: Enrolling): boolean =>
  profile.email !== '' && wanted.some(name => (profile[name] ?? '') === '')

/** Steps of shoppers who have an account; the others come before it. */
const ownSteps = ['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const
export type OwnStep = (typeof ownSteps)[number]

export const isOwnStep = (name: string | null): name is OwnStep => ownSteps.some(step => step === name)

/** Where a step of one's own profile leads. */
export function nextOwnStep(step: OwnStep, event: 'done' | 'later' | 'joined-loyalty'): OwnStep {
  const to = next(enrollment, step, event)
  return isOwnStep(to) ? to : 'success'
}

/** A new account, with or without the loyalty programme. */
export type Newcomer = 'joined' | 'joined-loyalty'

/** Where enrolment goes on after signing up; who has joined the loyalty programme already is not asked again. */
export const stepAfterJoining = (newcomer: Newcomer): OwnStep => {
  const to = next(enrollment, 'sign-up', newcomer)
  return isOwnStep(to) ? to : 'success'
}

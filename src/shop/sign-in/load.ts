import type { MessageKey } from '#src/language/keys.ts'

import { personalPage, type LoadResult, type PersonalPage, type PersonalRequest } from '../page.ts'
import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { SignInPage, signInSteps, type Props as SignInProps, type SignInStep } from './page.tsx'
import { ConfirmEmailPage, type Props as ConfirmEmailProps } from './pages/confirm-email.tsx'
import { ForgotPage, type Props as ForgotProps } from './pages/forgot.tsx'
import { ResetPage, type Props as ResetProps } from './pages/reset.tsx'
import { SocialPage, type Props as SocialProps } from './pages/social.tsx'

const head =
  (title: MessageKey): PersonalPage['head'] =>
  ({ language }) => ({ title: `${language.t(title)} · Fellholm` })

const refusedOf = ({ visit: { refused } }: PersonalRequest) => refused && { refused }

/** The first step is what the store is set to (R014): a look-up where enrolment is simplified, else the sign-in. */
function stepOf({ query, signInMode }: PersonalRequest): SignInStep {
  const step = query.get('step')
  const named = signInSteps.find(one => one === step)
  if (named !== undefined) return named
  return signInMode === 'simplified' ? 'lookup' : 'sign-in'
}

async function loadSignIn(request: PersonalRequest): Promise<LoadResult<SignInProps>> {
  const { query, visit } = request
  const redirectTo = query.get('redirectTo')
  const isOfAddress = visit.flash?.command === 'sign-in/look-up' || visit.flash?.command === 'sign-in/code'
  const email = isOfAddress ? visit.flash?.values.email : undefined
  const isOfTicket = visit.flash?.command === 'sign-in/enter' || visit.flash?.command === 'sign-in/code-enter'
  const ticket = isOfTicket ? visit.flash?.values.ticket : undefined
  return {
    kind: 'page',
    props: {
      step: stepOf(request),
      ...(redirectTo !== null && { redirectTo }),
      ...(email !== undefined && { email }),
      ...(ticket !== undefined && { ticket }),
      hasEnded: query.has('ended'),
      ...refusedOf(request),
    },
  }
}

const loadForgot = async (request: PersonalRequest): Promise<LoadResult<ForgotProps>> => ({
  kind: 'page',
  props: { isSent: request.query.has('sent'), ...refusedOf(request) },
})

/** Passkeys and identities that open the account as well stand on the page, to be removed with the old password. */
async function loadReset(request: PersonalRequest): Promise<LoadResult<ResetProps>> {
  const token = request.query.get('token') ?? ''
  const others = await request.commerce('auth.password.sign-in-methods', { token })
  return { kind: 'page', props: { token, ...(others.ok && { others: others.value }), ...refusedOf(request) } }
}

/** A shopper who has just signed in need not confirm again that the account is theirs. */
async function loadConfirmEmail(request: PersonalRequest): Promise<LoadResult<ConfirmEmailProps>> {
  const { commerce, query, visit } = request
  const profile = visit.role === undefined ? undefined : await commerce('consumer.profile.get', {})
  const needsPassword = profile?.ok !== true || !profile.value.isSignInFresh
  return { kind: 'page', props: { token: query.get('token') ?? '', needsPassword, ...refusedOf(request) } }
}

async function loadSocial({ query }: PersonalRequest): Promise<LoadResult<SocialProps>> {
  const code = query.get('code')
  const state = query.get('state')
  return { kind: 'page', props: code === null || state === null ? {} : { returned: { code, state } } }
}

const social = personalPage({
  head: head('sign-in.title'),
  load: loadSocial,
  Page: SocialPage,
  Skeleton: OneFormSkeleton,
})

export const signInPages = {
  signIn: personalPage({
    head: head('sign-in.title'),
    load: loadSignIn,
    Page: SignInPage,
    Skeleton: OneFormSkeleton,
  }),
  forgotPassword: personalPage({
    head: head('sign-in.forgot'),
    load: loadForgot,
    Page: ForgotPage,
    Skeleton: OneFormSkeleton,
  }),
  resetPassword: personalPage({
    head: head('sign-in.reset'),
    load: loadReset,
    Page: ResetPage,
    Skeleton: OneFormSkeleton,
  }),
  confirmEmail: personalPage({
    head: head('sign-in.confirm-email'),
    load: loadConfirmEmail,
    Page: ConfirmEmailPage,
    Skeleton: OneFormSkeleton,
  }),
  socialSignIn: social,
  amazonSignIn: social,
} as const satisfies Record<string, PersonalPage>

import * as v from 'valibot'

import { href, queryString } from '#routes/href.ts'
import { matchRoute } from '#routes/match.ts'
import { untranslatePath } from '#routes/translations.ts'
import { fail, ok } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import { atField } from '../at-field.ts'
import { command } from '../command.ts'
import { codeCommands } from './actions-code.ts'
import { joinCommands } from './actions-join.ts'
import { passkeyCommands } from './actions-passkey.ts'
import { secondStep, secondStepCommands } from './actions-second-step.ts'
import { beginSession, enterWith, guestObjects, retriedOnConflict } from './begin-session.ts'
import { email, flag, isRepeated, newPassword, password, redirectTo } from './model/fields.ts'
import { createPkce } from './model/pkce.ts'
import { leadsHomeAtSignOut } from './model/sign-out.ts'

const secret = ['password', 'confirmPassword', 'newPassword', 'token'] as const

/** `POST /-/sign-in/look-up`: whether an e-mail has an account decides whether one signs in or up (R081). */
const lookUp = command({
  input: v.object({ email, redirectTo }),
  run: async ({ commerce, locale }, { email, redirectTo }) => {
    const found = await commerce('consumer.account.lookup', { email })
    if (!found.ok) return atField(found)
    const step = found.value.registered ? 'sign-in' : 'sign-up'
    // The address goes along unseen: what is in a query stands in histories and logs.
    return ok({ value: { step }, flash: { email }, to: href(locale, 'signIn', undefined, { step, redirectTo }) })
  },
})

/** `POST /-/sign-in/enter`: e-mail and password, PKCE, then the tokens; a guest's things come along. */
const enter = command({
  input: v.object({ username: email, password, redirectTo }),
  secret,
  run: async (context, { username, password, redirectTo }) => {
    const { codeVerifier, codeChallenge } = await createPkce()
    const entered = await context.commerce('auth.credentials.signin', { username, password, codeChallenge })
    if (!entered.ok) return secondStep(context, entered, redirectTo) ?? atField(entered, { AUT453: 'username' })
    return enterWith(context, { ...entered.value, codeVerifier }, redirectTo)
  },
})

/** `POST /-/sign-in/forgot`: a link by e-mail; the answer is the same for every address. */
const forgot = command({
  input: v.object({ email }),
  run: async ({ commerce, locale }, { email }) => {
    const sent = await commerce('auth.password.reset', { email })
    if (!sent.ok) return atField(sent)
    return ok({ value: {}, to: href(locale, 'forgotPassword', undefined, { sent: '1' }) })
  },
})

/** `POST /-/sign-in/reset`: a new password by the link of the letter (D05). */
const reset = command({
  input: v.pipe(
    v.object({
      token: v.pipe(v.string(), v.maxLength(128)),
      newPassword,
      confirmPassword: password,
      removesOthers: flag,
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        form => isRepeated(form.newPassword, form.confirmPassword),
        'FE340',
      ),
      ['confirmPassword'],
    ),
  ),
  secret,
  run: async ({ commerce, locale }, form) => {
    const changed = await commerce('auth.password.confirm-forgot', form)
    if (!changed.ok) return atField(changed)
    return ok({ value: {}, to: href(locale, 'signIn'), notice: { key: 'sign-in.reset.done' } })
  },
})

/** `POST /-/sign-in/confirm-email`: follows the link of a letter that asks whether an address is one's own. */
const confirmEmail = command({
  input: v.object({
    token: v.pipe(v.string(), v.maxLength(128)),
    password: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
  }),
  secret,
  run: async ({ commerce, visit, locale }, form) => {
    const { token } = form
    const confirmed = await commerce('consumer.email.confirm', {
      token,
      ...(form.password !== '' && { password: form.password }),
    })
    if (!confirmed.ok) return atField(confirmed, { AUT450: 'password', AUT428: 'password' })
    const to = href(locale, visit.isSignedIn ? 'accountProfile' : 'signIn')
    return ok({ value: {}, to, notice: { key: 'sign-in.confirm-email.done' } })
  },
})

/** `POST /-/sign-in/leave`: ends the session, here and at the platform; leads home from personal pages (R182, R183). */
const leave = command({
  input: v.object({ from: v.optional(v.pipe(v.string(), v.maxLength(2_048)), '') }),
  run: async ({ visit, locale }, { from }) => {
    await visit.signOut()
    const prefix = `/${locale}`
    const path = from.startsWith(`${prefix}/`) ? (from.slice(prefix.length).split(/[?#]/)[0] ?? '/') : '/'
    const plain = untranslatePath(path, locales[locale].language)
    const to = leadsHomeAtSignOut(plain) || matchRoute(plain) === undefined ? href(locale, 'home') : from
    return ok({ value: {}, to, notice: { key: 'sign-in.left' } })
  },
})

const idp = v.picklist(['google', 'facebook', 'amazon'])

/** `POST /-/sign-in/social`: leads to the identity provider; `state` ties what comes back to this browser. */
const social = command({
  input: v.object({ idp, redirectTo }),
  run: async ({ visit, locale, storeOrigin, identityPage }, { idp, redirectTo = '' }) => {
    const state = crypto.randomUUID()
    await visit.keepSocialSignIn({ idp, state, redirectTo })
    const landing = storeOrigin + href(locale, idp === 'amazon' ? 'amazonSignIn' : 'socialSignIn')
    const identity = identityPage(idp, { redirect_uri: landing, state })
    if (identity !== undefined) return ok({ value: {}, identity })
    const query = queryString({ locale: locales[locale].callLocale, redirect_uri: landing, state })
    return ok({ value: {}, to: `/identity/${idp}/authorize${query}` })
  },
})

/** `POST /-/sign-in/social-enter`: signs in by the code the provider gave, if it was this browser that asked for it. */
const socialEnter = command({
  input: v.object({ code: v.pipe(v.string(), v.maxLength(128)), state: v.pipe(v.string(), v.maxLength(64)) }),
  run: async (context, { code, state }) => {
    const started = await context.visit.takeSocialSignIn()
    const back = { to: href(context.locale, 'signIn') }
    if (started === undefined || started.state !== state) return fail('AUT418', back)
    const { idp } = started
    const request = { idp, authorizationCode: code, guestObjects: await guestObjects(context) }
    const tokens = await retriedOnConflict(context.pause, () => context.commerce('auth.social.login', request))
    if (tokens.ok) return beginSession(context, tokens.value, started.redirectTo)
    return fail(tokens.status === 409 ? 'AUT409' : tokens.code, back)
  },
})

export const signInCommands = {
  'look-up': lookUp,
  enter,
  forgot,
  reset,
  'confirm-email': confirmEmail,
  leave,
  social,
  'social-enter': socialEnter,
  ...joinCommands,
  ...secondStepCommands,
  ...passkeyCommands,
  ...codeCommands,
} as const

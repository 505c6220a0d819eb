import * as v from 'valibot'

import { call } from '../call.ts'
import {
  captcha,
  codeChallenge,
  codeVerifier,
  guestObjects,
  identityProviders,
  inAccount,
  opaque,
  password,
  tokens,
} from './session-shapes.ts'
import { filled, text } from './shapes.ts'

const newPassword = { newPassword: password, confirmPassword: password } as const

const newPasswordCodes = ['AUT452', 'FE340', 'FE872'] as const

const address = { firstName: filled(60), lastName: filled(60), postalCode: v.optional(text(16)) } as const

export const authenticationCalls = {
  /**
   * A guest's first token; a new pair for a refresh token (which works once); or the tokens of an account for the
   * authorisation code of a sign-in; or those of a look at the store as a customer sees it, for the desk's code (it works once). `orderNo` with `st` takes the guest's order into the account.
   */
  'auth.token.create': call({
    method: 'POST',
    path: '/token/v2/auth/token',
    who: 'anyone',
    session: 'begins',
    body: v.variant('grantType', [
      v.object({ grantType: v.literal('guest') }),
      v.object({ grantType: v.literal('refresh'), refreshToken: opaque }),
      v.object({ grantType: v.literal('look'), code: opaque }),
      v.object({
        grantType: v.literal('authorizationCode'),
        authorizationCode: opaque,
        codeVerifier,
        guestObjects: v.optional(guestObjects),
        orderNo: v.optional(text(16)),
        st: v.optional(text(64)),
        action: v.optional(v.literal('postLogin')),
      }),
    ]),
    answer: tokens,
    errors: ['API400', 'AUT401', 'AUT409', 'AUT432'],
  }),
  /** Checks e-mail and password; the code it gives is exchanged by the token call. */
  'auth.credentials.signin': call({
    method: 'POST',
    path: '/consumers-v3/auth/signin',
    who: 'guest',
    session: 'asks',
    body: v.object({
      username: text(254),
      password,
      codeChallenge,
      recaptcha_response: v.optional(captcha),
    }),
    answer: v.object({ authorizationCode: opaque }),
    errors: ['AUT401', 'AUT403', 'AUT423', 'AUT426', 'AUT438', 'AUT441', 'AUT453', 'AUT455'],
  }),
  /** Opens an account. With a `codeChallenge` the answer holds the code that signs it in at once. */
  'auth.account.signup': call({
    method: 'POST',
    path: '/consumers-v3/auth/signup',
    who: 'guest',
    body: v.object({
      ...address,
      email: text(254),
      password,
      confirmPassword: password,
      phone: v.optional(text(32)),
      phoneCode: v.optional(text(6)),
      /** `YYYY-MM-DD`; needed only to join the loyalty programme (D03). */
      birthDate: v.optional(text(10)),
      joinsLoyalty: v.optional(v.boolean(), false),
      newsletterConsent: v.optional(v.boolean(), false),
      codeChallenge: v.optional(codeChallenge),
      recaptcha_response: v.optional(captcha),
    }),
    answer: v.object({ consumerNo: v.string(), authorizationCode: v.optional(opaque) }),
    errors: ['AUT401', 'AUT403', 'AUT439', 'AUT444', 'AUT453', 'FE340', 'FE872', 'PRO410', 'PRO411'],
  }),
  /** Sends a link to choose a new password; the answer is the same whether the address is known or not. */
  'auth.password.reset': call({
    method: 'POST',
    path: '/consumers-v3/consumer/resetpassword',
    who: 'guest',
    body: v.object({ email: text(254), recaptcha_response: v.optional(captcha) }),
    answer: v.object({ sent: v.literal(true) }),
    errors: ['AUT401', 'AUT403', 'AUT453'],
  }),
  /** Other ways to sign in to the account a reset link belongs to. */
  'auth.password.sign-in-methods': call({
    method: 'POST',
    path: '/consumers-v3/confirmforgotpassword/waysin',
    who: 'guest',
    body: v.object({ token: text(128) }),
    answer: v.object({
      passkeys: v.array(v.object({ name: v.string(), createdAt: v.string() })),
      identities: v.array(v.string()),
    }),
    errors: ['AUT401', 'AUT402'],
  }),
  /** Shows once more who holds the session, by its password: what changes the ways in asks for it (AUT428). */
  'auth.password.confirm': call({
    method: 'POST',
    path: '/consumers-v3/auth/confirm',
    who: 'registered',
    session: 'asks',
    body: v.object({ password }),
    answer: v.object({ confirmed: v.literal(true) }),
    errors: [...inAccount, 'AUT423', 'AUT450', 'PRO415'],
  }),
  /** Sets the password by the link of the letter: valid 60 minutes, once (D05). Every open session ends. */
  'auth.password.confirm-forgot': call({
    method: 'POST',
    path: '/consumers-v3/confirmforgotpassword',
    who: 'guest',
    body: v.object({
      token: text(128),
      ...newPassword,
      /** Also removes passkeys and identities. Where the e-mail was never confirmed they are always removed. */
      removesOthers: v.optional(v.boolean(), false),
    }),
    answer: v.object({ changed: v.literal(true) }),
    errors: ['AUT401', 'AUT402', ...newPasswordCodes],
  }),
  /** Changes the password (D02). Every session ends; the answer begins a new one for who asked. */
  'auth.password.change': call({
    method: 'POST',
    path: '/consumers-v3/consumer/changepassword',
    who: 'registered',
    session: 'begins',
    body: v.object({ currentPassword: password, ...newPassword }),
    answer: tokens,
    errors: [...inAccount, ...newPasswordCodes, 'AUT423', 'AUT450', 'AUT451', 'PRO415'],
  }),
  /** Signs in by an identity; the first time it opens an account. */
  'auth.social.login': call({
    method: 'POST',
    path: '/token/v3/login/social',
    who: 'guest',
    session: 'begins',
    query: v.object({ action: v.optional(v.literal('postLogin')) }),
    body: v.object({
      idp: v.picklist(identityProviders),
      authorizationCode: opaque,
      guestObjects: v.optional(guestObjects),
    }),
    answer: tokens,
    errors: ['AUT401', 'AUT404', 'AUT418', 'AUT441', 'AUT500'],
  }),
  /** Signs out of the store, and says where one signs out of the identity provider. */
  'auth.social.logout': call({
    method: 'POST',
    path: '/token/v3/logout/social',
    who: 'registered',
    session: 'ends',
    body: v.object({ idp: v.picklist(identityProviders) }),
    answer: v.object({ signedOut: v.literal(true), logoutUrl: v.string() }),
    errors: [...inAccount, 'AUT418'],
  }),
  /** Ends every session of the account, this one as well. */
  'auth.session.signout-everywhere': call({
    method: 'POST',
    path: '/consumers-v3/consumer/auth/signout-everywhere',
    who: 'registered',
    session: 'ends',
    answer: v.object({ signedOut: v.literal(true) }),
    errors: inAccount,
  }),
  'auth.session.signout': call({
    method: 'POST',
    path: '/consumers-v3/consumer/auth/signout',
    who: 'signed-in',
    session: 'ends',
    body: v.object({ refreshToken: opaque }),
    answer: v.object({ signedOut: v.literal(true) }),
    errors: inAccount,
  }),
} as const

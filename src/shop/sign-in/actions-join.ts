import * as v from 'valibot'

import { fail } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command } from '../command.ts'
import { givenPhone } from '../given-phone.ts'
import { enterWith } from './begin-session.ts'
import { email, flag, givenName, isRepeated, newPassword, password, redirectTo } from './model/fields.ts'
import { createPkce } from './model/pkce.ts'

const maybe = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '')

const form = v.pipe(
  v.object({
    firstName: givenName,
    lastName: givenName,
    email,
    phone: maybe(32),
    phoneCountry: maybe(2),
    password: newPassword,
    confirmPassword: password,
    joinsLoyalty: flag,
    birthDate: maybe(10),
    newsletterConsent: flag,
    redirectTo,
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], one => isRepeated(one.password, one.confirmPassword), 'FE340'),
    ['confirmPassword'],
  ),
  // R229: only the loyalty programme wants a birth date.
  v.forward(
    v.partialCheck([['joinsLoyalty'], ['birthDate']], one => !one.joinsLoyalty || one.birthDate !== '', 'PRO411'),
    ['birthDate'],
  ),
)

/** `POST /-/sign-in/join`: opens an account, in the loyalty programme if that is wanted, and signs in to it. */
const join = command({
  input: form,
  secret: ['password', 'confirmPassword'],
  run: async (context, { redirectTo, phone, phoneCountry, birthDate, ...person }) => {
    const called = givenPhone(context, phone, phoneCountry)
    if (!called.ok) return called
    const { codeVerifier, codeChallenge } = await createPkce()
    const opened = await context.commerce('auth.account.signup', {
      ...person,
      ...(called.value !== '' && { phone: called.value }),
      ...(birthDate !== '' && { birthDate }),
      codeChallenge,
    })
    if (!opened.ok) return atField(opened, { FE872: 'password' })
    const { authorizationCode } = opened.value
    if (authorizationCode === undefined) return fail('AUT432')
    const newcomer = person.joinsLoyalty ? 'joined-loyalty' : 'joined'
    return enterWith(context, { authorizationCode, codeVerifier }, redirectTo, newcomer)
  },
})

export const joinCommands = { join } as const

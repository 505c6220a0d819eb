import * as v from 'valibot'

/** An empty field is reported as missing, not as wrong. */
const isMissingOrEmail = (text: string) => text === '' || v.EMAIL_REGEX.test(text)

export const email = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254), v.check(isMissingOrEmail, 'AUT453'))

/** A password as typed, because blanks may be meant; the platform decides whether it is good enough (D01). */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))

/** Shorter passwords are refused (FE872). */
const shortestPassword = 8

/**
 * A password to be chosen. What a look can tell is told at once, together with all else that is wrong with the form; the
 * rest, what is common or one's own name, is the platform's to say.
 */
export const newPassword = v.pipe(
  password,
  v.check(text => text === '' || text.length >= shortestPassword, 'FE872'),
)

/** Whether a repetition says the same; one of two that is missing is told as missing. */
export const isRepeated = (first: string, again: string): boolean => first === '' || again === '' || first === again

export const givenName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

/** A box that is ticked is sent, one that is not is absent. */
export const flag = v.pipe(
  v.optional(v.string(), ''),
  v.transform(value => value !== ''),
)

/** Path and query to continue at (D09); that it is an address of ours is checked before the redirect. */
export const redirectTo = v.optional(v.pipe(v.string(), v.maxLength(2_048)))

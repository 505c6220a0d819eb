import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { countGuess, guessesAt, type Limit } from '../db/accounts/guesses.ts'

const within = (most: number, minutes: number): Limit => ({ most, withinMs: minutes * 60_000 })

type RateLimit = {
  /** The refusal beyond the limit; its detail says after how many minutes it ends at the latest. */
  readonly code: 'API429' | 'AUT403' | 'AUT423' | 'GFC799'
  /** For the caller: a guest's session, or an account in all its sessions. */
  readonly asker: Limit
  /** For everybody behind one network address; a household, an office or a mobile network shares one. */
  readonly address: Limit
  /** For the target, over all callers. */
  readonly target?: Limit
}

/**
 * Limits of attempts by caller, network address and target. Wrong passwords of one account are counted by the account
 * (D04, `rules/attempts.ts`).
 */
export const rateLimits = {
  /** Whether an e-mail has an account. */
  'look-up': { code: 'AUT403', asker: within(60, 10), address: within(60, 10) },
  /** Wrong passwords of customers. */
  'sign-in': { code: 'AUT403', asker: within(50, 30), address: within(50, 30) },
  /** Wrong passwords of associates; what is attacked is a name, and then all the names of a store. */
  'associate-name': { code: 'AUT423', asker: within(10, 30), address: within(20, 30), target: within(5, 30) },
  'associate-store': { code: 'AUT423', asker: within(10, 30), address: within(20, 30), target: within(20, 30) },
  'sign-up': { code: 'AUT403', asker: within(20, 60), address: within(20, 60) },
  /**
   * Letters with a link to choose a password. Beyond an address's limit none is sent, and the answer stays the same
   * (D05).
   */
  reset: { code: 'AUT403', asker: within(20, 60), address: within(20, 60), target: within(5, 60) },
  /** Letters with a code to sign in with. Beyond an address's limit none is sent, and the answer stays the same. */
  'sign-in-code': { code: 'AUT403', asker: within(10, 60), address: within(20, 60), target: within(5, 60) },
  /** Wrong codes of an account's code app. */
  'second-factor': { code: 'AUT423', asker: within(10, 30), address: within(30, 30), target: within(5, 30) },
  /** Wrong guesses at an order. */
  order: { code: 'AUT403', asker: within(10, 15), address: within(10, 15), target: within(10, 15) },
  /** Wrong PINs of a number, and wrong numbers. */
  'value-card': { code: 'GFC799', asker: within(10, 60), address: within(30, 60), target: within(10, 60) },
  /** Wrong codes, by cart. */
  coupon: { code: 'API429', asker: within(20, 10), address: within(60, 10), target: within(20, 10) },
  /** Letters to a typed address. */
  letter: { code: 'API429', asker: within(10, 60), address: within(30, 60), target: within(5, 60) },
  /** Photographs that are handed in with reviews. */
  photo: { code: 'API429', asker: within(20, 60), address: within(40, 60) },
  /** Changes of the phone number: a refusal reveals that a number is another account's. */
  phone: { code: 'API429', asker: within(10, 60), address: within(30, 60) },
  /** Letters that ask to confirm an e-mail address. */
  'confirm-email': { code: 'API429', asker: within(10, 60), address: within(30, 60), target: within(5, 60) },
} as const satisfies Record<string, RateLimit>

export type Limited = keyof typeof rateLimits
type Code<What extends Limited> = (typeof rateLimits)[What]['code']
type LimitContext = Pick<ShopperContext, 'db' | 'now' | 'consumerId' | 'caller'> &
  Partial<Pick<ShopperContext, 'checkAnswer'>>

/** The target, where it is counted by itself, and the captcha's answer, if there is one. */
type Attempt = { readonly target?: string; readonly captcha?: string | undefined }

/**
 * A passed captcha multiplies the limit; beyond that the limit's time has to pass. Where a service has checked it, the
 * limit of the network address does not count at all.
 */
const captchaFactor = 4

type Subject = readonly [name: string, limit: Limit]

function subjectsOf(
  { consumerId, caller }: LimitContext,
  what: Limited,
  target: string | undefined,
): readonly Subject[] {
  const limit: RateLimit = rateLimits[what]
  return [
    [`${what} asker ${consumerId}`, limit.asker],
    ...(caller === '' ? [] : [[`${what} address ${caller}`, limit.address] as const]),
    ...(target === undefined || limit.target === undefined
      ? []
      : [[`${what} target ${target.toLowerCase()}`, limit.target] as const]),
  ]
}

/** Refuses an attempt when there were too many already. */
export function checkLimit<const What extends Limited>(
  context: LimitContext,
  what: What,
  { target, captcha }: Attempt = {},
): Result<undefined, Code<What>> {
  // A person whom the captcha service vouches for is not locked out by others behind the same address.
  const isVouched = captcha !== undefined && context.checkAnswer !== undefined
  const heard = isVouched ? { ...context, caller: '' } : context
  const beyond = subjectsOf(heard, what, target).find(
    ([subject, limit]) =>
      guessesAt(context, subject, limit) >= limit.most * (captcha === undefined ? 1 : captchaFactor),
  )
  if (beyond === undefined) return ok(undefined)
  countLimited(context, what)
  return fail(rateLimits[what].code as Code<What>, { minutes: beyond[1].withinMs / 60_000 })
}

const limitedHour: Limit = within(0, 60)
const limitedSubject = (what: string): string => `limited ${what}`

/** Counts, for who watches the shop, that somebody was stopped; not whom. */
const countLimited = (context: LimitContext, what: Limited): void =>
  countGuess(context, limitedSubject(what), limitedHour)

/** How often attempts were stopped in the last hour, by what was tried. */
export const limitedLately = (context: Pick<LimitContext, 'db' | 'now'>) =>
  Object.keys(rateLimits).flatMap(what => {
    const count = guessesAt(context, limitedSubject(what), limitedHour)
    return count === 0 ? [] : [{ what, count }]
  })

/** Writes an attempt down. */
export function countAttempt(context: LimitContext, what: Limited, target?: string): void {
  for (const [subject, limit] of subjectsOf(context, what, target)) countGuess(context, subject, limit)
}

/** Whether a target has had too many attempts over all callers, where the answer must not reveal it. */
export function isTargetFlooded(
  context: LimitContext,
  what: 'letter' | 'reset' | 'confirm-email' | 'sign-in-code',
  target: string,
): boolean {
  const limit = rateLimits[what].target
  const isFlooded = guessesAt(context, `${what} target ${target.toLowerCase()}`, limit) >= limit.most
  if (isFlooded) countLimited(context, what)
  return isFlooded
}

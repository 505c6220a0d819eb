import { href } from '#routes/href.ts'
import { safePath } from '#routes/safe-path.ts'
import type { GuestObjects, Tokens } from '#src/commerce/calls/session-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { CommandResult } from '../command-answer.ts'
import type { CommandContext } from '../command.ts'
import { firstStep, isOwnStep, isPartiallyEnrolled, stepAfterJoining, type Newcomer } from './model/enrollment.ts'
import { mergeNotice } from './model/merge-notice.ts'

/** R289: the login token call is retried once, so many milliseconds later, on 409. */
const retryMs = 2_000

/** The guest's cart and lists, to be taken over by the account; the platform checks that they are this guest's. */
export async function guestObjects({ commerce, visit }: CommandContext): Promise<GuestObjects> {
  if (visit.consumerType !== 'GUEST') return {}
  const [favorites, saved] = await Promise.all([
    commerce('wishlists.favorites.list', { count: '1' }),
    commerce('wishlists.saved-for-later.get', { count: '1' }),
  ])
  return {
    ...(visit.basketId !== undefined && { basketId: visit.basketId }),
    ...(favorites.ok && { favoriteId: favorites.value.favoriteId }),
    ...(saved.ok && { saveForLaterId: saved.value.saveForLaterId }),
  }
}

type SignInCode = { readonly authorizationCode: string; readonly codeVerifier: string }

/** Exchanges the code of a sign-in for its tokens; when it is refused, the status says how. */
async function exchange(context: CommandContext, code: SignInCode) {
  const { commerce, visit, pause } = context
  const request = {
    grantType: 'authorizationCode' as const,
    ...code,
    guestObjects: await guestObjects(context),
    ...(visit.order?.placing === 'final' && { orderNo: visit.order.orderNumber, st: visit.order.st }),
    action: 'postLogin' as const,
  }
  return retriedOnConflict(pause, () => commerce('auth.token.create', request))
}

/** R289: a call for tokens that meets 409 is tried once more after 2 s, whatever code comes with it. */
export async function retriedOnConflict<Answer extends { readonly ok: boolean; readonly status?: number }>(
  pause: CommandContext['pause'],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const first = await ask()
  if (first.ok || first.status !== 409) return first
  await pause(retryMs)
  return ask()
}

type Entered = Result<CommandResult<{ readonly mergedCart: boolean }>>

/**
 * Signs in with the code of a password, a passkey or a new account. A refused token is reported as a duplicate; a 403
 * leads back to the sign-in without a message (R337).
 */
export async function enterWith(
  context: CommandContext,
  code: SignInCode,
  redirectTo: string | undefined,
  newcomer?: Newcomer,
): Promise<Entered> {
  const tokens = await exchange(context, code)
  if (tokens.ok) return beginSession(context, tokens.value, redirectTo, newcomer)
  if (tokens.status !== 403) return fail('AUT409')
  return ok({ value: { mergedCart: false }, to: href(context.locale, 'signIn', undefined, { redirectTo }) })
}

/** Sends cached pages the account's counts of cart items and favourites. */
async function showCounts({ commerce, visit }: CommandContext, { basketId }: Tokens): Promise<void> {
  const [cart, favorites] = await Promise.all([
    basketId === undefined ? undefined : commerce('cart.cart.get', { basketId }),
    commerce('wishlists.favorites.list', { count: '1' }),
  ])
  visit.showCartCount(cart?.ok === true ? cart.value.totalItems : 0)
  if (cart?.ok === true) await visit.keepCart(cart.value)
  if (favorites.ok) visit.showFavoritesCount(favorites.value.total)
}

/** Where enrolment continues after a sign-in (R082, R083); undefined when the profile is complete. */
async function stepOf({ commerce, locale }: CommandContext, newcomer?: Newcomer): Promise<string | undefined> {
  if (newcomer !== undefined) return href(locale, 'accountProfile', undefined, { step: stepAfterJoining(newcomer) })
  const profile = await commerce('consumer.profile.get', {})
  if (!profile.ok || !isPartiallyEnrolled(profile.value.consumerDetails)) return undefined
  const step = firstStep(profile.value.consumerDetails)
  return isOwnStep(step) ? href(locale, 'accountProfile', undefined, { step }) : undefined
}

/**
 * Begins the session of these tokens and shows the merged cart's count. The shopper continues where they were going,
 * else with what their profile lacks, else to the account.
 */
export async function beginSession(
  context: CommandContext,
  tokens: Tokens,
  redirectTo: string | undefined,
  newcomer?: Newcomer,
): Promise<Entered> {
  const { visit, locale, storeOrigin } = context
  const { mergedCart = false, leftOut = 0 } = tokens
  await visit.signIn(tokens)
  await showCounts(context, tokens)
  const wanted = redirectTo === '' ? undefined : safePath(redirectTo, storeOrigin)
  const to = wanted ?? (await stepOf(context, newcomer)) ?? href(locale, 'account')
  const confirmation = mergedCart && leftOut === 0 ? 'sign-in-confirmation' : undefined
  const opens = wanted === undefined ? undefined : newcomer !== undefined ? 'welcome' : confirmation
  return ok({
    value: { mergedCart },
    to,
    notice: mergeNotice({ mergedCart, leftOut }, { merged: 'sign-in.merged', other: 'sign-in.done' }),
    ...(opens && { opens }),
  })
}

import type { Associate, Tokens } from '#src/commerce/calls/session-shapes.ts'

import type { Context } from '../context.ts'
import { rolesOf, type Account } from '../db/accounts/account.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { findUsableBasket } from '../db/orders/baskets.ts'
import { listOf } from '../db/accounts/lists.ts'
import { beginSession, holderOf, type Issued, type SessionOwner } from '../db/accounts/sessions.ts'
import { noteDevice } from './devices.ts'
import { takeOver, type Guest } from './take-over.ts'

/** The facts of an account for the storefront, at the beginning of a session and its renewals (R141). */
function accountFacts(context: Context, account: Account): Omit<Tokens, keyof Issued> {
  const { db } = context
  const isEmployee = rolesOf(account).includes('employee')
  const basket = findUsableBasket(db, account.id)
  const { favStoreId } = account.details
  return {
    consumerType: isEmployee ? 'EMPLOYEE' : 'REGISTERED',
    consumerNo: account.consumerNo,
    ...(account.loyaltySince === undefined ? {} : { memberId: `M${account.consumerNo}` }),
    ...(basket === undefined ? {} : { basketId: basket.id }),
    favorites: {
      favoriteId: listOf(context, account.id, 'favorites'),
      ...(favStoreId === undefined ? {} : { favStoreId }),
    },
    saveForLaterId: listOf(context, account.id, 'saved'),
    ...(isEmployee ? { isEmployeeDiscountTCAccepted: account.employeeTermsAt !== undefined } : {}),
  }
}

/** Tokens with what the storefront needs to know of whose they are. */
export function described(context: Context, issued: Issued): Tokens {
  const holder = holderOf(context, issued.accessToken)
  if (holder?.kind === 'associate' && holder.associate !== undefined)
    return { ...issued, consumerType: 'ASSOCIATE', associate: holder.associate }
  const account = holder?.kind === 'registered' ? findAccount(context.db, holder.consumerId) : undefined
  return { ...issued, ...(account === undefined ? { consumerType: 'GUEST' } : accountFacts(context, account)) }
}

/** Begins a session and tells what it is. */
export function tokensOfNewSession(context: Context, opening: SessionOwner): Tokens {
  const issued = beginSession(context, opening)
  return opening.kind === 'guest' ? { ...issued, consumerType: 'GUEST' } : described(context, issued)
}

/**
 * Signs an account in: what the guest owned moves over, and a session of its own begins. The guest's session is left to
 * lapse, because a request of it may still be on its way; it owns nothing any more.
 */
export function signedIn(context: Context, accountId: string, guest: Guest): Tokens {
  const { basketId, ...merged } = takeOver(context, guest, accountId)
  const tokens = tokensOfNewSession(context, { kind: 'registered', consumerId: accountId })
  noteDevice(context, accountId)
  return { ...tokens, ...(basketId === undefined ? {} : { basketId }), ...merged }
}

/** D10. */
const associateHours = 8

/** Begins a buy-in-store session. */
export const associateSession = (context: Context, associate: Associate): Tokens =>
  tokensOfNewSession(context, { kind: 'associate', endsAt: context.now() + associateHours * 3_600_000, associate })

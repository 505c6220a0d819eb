import type { CallName } from '#src/commerce/calls/index.ts'
import { isOpenToLooks } from '#src/commerce/calls/look-access.ts'
import { refusalOf, type Role, type Who } from '#src/commerce/permissions.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from './context.ts'
import { rolesOf, type Account } from './db/accounts/account.ts'
import { findAccount } from './db/accounts/accounts.ts'
import { lookHolder } from './db/accounts/looks.ts'
import { holderOf, type TokenHolder } from './db/accounts/sessions.ts'

const heldBy = ({ kind }: TokenHolder, account: Account | undefined): readonly Role[] =>
  account === undefined ? [kind === 'associate' ? 'associate' : 'guest'] : rolesOf(account)

/** What is let in: by whom a call may be made, and its name, which a call of the operator does without. */
type Asked = { readonly who: Who; readonly name?: CallName | undefined }

/**
 * Lets a request in by the table of permissions, and adds to the context whose token it carries. AUT401 without a valid
 * token, AUT498 when the account behind it is gone, AUT457 where whoever only looks would change something, else what the
 * table says.
 */
export function admit({ who, name }: Asked, request: Request, context: Context): Result<Context, ErrorCode> {
  const token = /^Bearer ([\w-]{20,128})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const look = token === undefined ? undefined : lookHolder(context, token)
  if (look !== undefined && (name === undefined || !isOpenToLooks(name))) return fail('AUT457')
  if (who === 'anyone') return ok(context)
  const holder = look ?? (token === undefined ? undefined : holderOf(context, token))
  if (holder === undefined) return fail('AUT401')
  const account = holder.kind === 'registered' ? findAccount(context.db, holder.consumerId) : undefined
  if (holder.kind === 'registered' && (account === undefined || account.isClosed)) return fail('AUT498')
  const refused = refusalOf(who, heldBy(holder, account))
  if (refused !== undefined) return fail(refused)
  return ok({ ...context, ...holder, ...(account === undefined ? {} : { account }) })
}

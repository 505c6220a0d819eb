import type { Handlers } from '#src/commerce/call.ts'
import type { associateCalls } from '#src/commerce/calls/associates.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../context.ts'
import { quote } from '../cart/quote.ts'
import { actionsIn, writeAction } from '../db/accounts/associate-actions.ts'
import { storeCustomerOf } from '../care/store-customer.ts'
import { employeesOf, findAssociate, isStore } from '../db/accounts/associates.ts'
import { searchAccounts } from '../db/accounts/find-accounts.ts'
import { readStores } from '../db/catalogue/places.ts'
import { handOver, offeredBy, takeOverCart } from '../people/hand-over.ts'
import { checkLimit, countAttempt } from '../people/rate-limits.ts'
import { associateSession } from '../people/session.ts'
import { isPassword, nobodysPassword } from '../rules/passwords/password.ts'
import { timeZoneOf } from '../stores/time-zones.ts'
import { withBasket } from './cart/basket.ts'

/** Whoever is meant stands in front of the associate; a number may end like a few others. */
const mostCustomers = 3

/** How much of the list of what was done is shown. */
const mostActions = 50

/** The subject under which wrong passwords of an associate are counted. */
const attackedBy = ({ username, storeId }: { readonly username: string; readonly storeId?: string | undefined }) => [
  ['associate-name', username] as const,
  ...(storeId === undefined ? [] : [['associate-store', storeId] as const]),
]

export const associateHandlers = {
  'auth.agent.login': ({ body: { username, password, storeId } }, context) => {
    const { db } = context
    if (storeId !== undefined && !isStore(db, storeId)) return fail('STR404')
    for (const [what, target] of attackedBy({ username, storeId })) {
      const free = checkLimit(context, what, { target })
      if (!free.ok) return free
    }
    const found = findAssociate(db, username)
    const isRight = isPassword(password, found?.password ?? nobodysPassword(context.passwordCost))
    if (found === undefined || found.storeId !== (storeId ?? found.storeId) || !isRight) {
      for (const [what, target] of attackedBy({ username, storeId })) countAttempt(context, what, target)
      return fail('AUT437')
    }
    const { storeName, storeEmployeeId, storeEmployeeName } = found
    const associate = { storeId: found.storeId, storeName, storeEmployeeId, storeEmployeeName }
    writeAction(context, associate, { kind: 'began', facts: {} })
    return ok(associateSession(context, associate))
  },
  /** Of the caller's own store; to them no other has any. */
  'utilities.store-employees.list': ({ path: { storeId } }, { db, associate }) => {
    if (storeId !== associate.storeId) return fail('STR404')
    const employees = employeesOf(db, storeId)
    return ok({
      employees: employees.map(({ storeEmployeeId, storeEmployeeName }) => ({ storeEmployeeId, storeEmployeeName })),
    })
  },
  'utilities.store-actions.list': ({ path: { storeId } }, { db, associate }) => {
    const store = readStores(db).find(({ id }) => id === associate.storeId)
    if (store === undefined || storeId !== store.id) return fail('STR404')
    return ok({
      actions: actionsIn(db, storeId, mostActions),
      timeZone: timeZoneOf(store.countryCode, store.province),
    })
  },
  'utilities.store-customers.find': ({ path: { storeId }, body: { search } }, context) => {
    const { db, associate } = context
    if (storeId !== associate.storeId) return fail('STR404')
    writeAction(context, associate, { kind: 'looked-up', facts: {} })
    const found = searchAccounts(db, search).filter(({ isClosed }) => !isClosed)
    return ok({ customers: found.slice(0, mostCustomers).map(account => storeCustomerOf(context, account)) })
  },
  'cart.hand-over.create': ({ path: { basketId } }, context) =>
    withBasket(context, basketId, basket => ok(handOver(context, basket))),
  'cart.hand-over.get': ({ query: { code } }, context) => {
    const offered = offeredBy(context, code)
    if (offered === undefined) return fail('CCN404')
    const { basket, associate } = offered
    return ok({ associate, totalItems: quote(context, basket).totalItems })
  },
  'cart.hand-over.take': ({ body: { code } }, context) =>
    context.db.transact(() => {
      const offered = offeredBy(context, code)
      return offered === undefined ? fail('CCN404') : ok(takeOverCart(context, offered, code))
    }),
} satisfies Handlers<typeof associateCalls, Contexts>

import type { Handlers } from '#src/commerce/call.ts'
import type { associateCalls } from '#src/commerce/calls/associates.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../context.ts'
import { employeesOf, findAssociate, isStore } from '../db/associates.ts'
import { countGuess, guessedTooOften } from '../db/guesses.ts'
import { associateSession } from '../people/session.ts'
import { isPassword } from '../rules/password.ts'

/** As many wrong passwords as customers have (D04). */
const limit = { most: 5, withinMs: 30 * 60_000 }

export const associateHandlers = {
  'auth.agent.login': ({ body: { username, password, storeId } }, context) => {
    const { db } = context
    if (!isStore(db, storeId)) return fail('STR404')
    const subject = `associate:${username.toLowerCase()}`
    if (guessedTooOften(context, subject, limit)) return fail('AUT423', { minutes: limit.withinMs / 60_000 })
    const found = findAssociate(db, username)
    if (found === undefined || found.storeId !== storeId || !isPassword(password, found.password)) {
      countGuess(context, subject, limit)
      return fail('AUT437')
    }
    const { storeName, storeEmployeeId, storeEmployeeName } = found
    return ok(associateSession(context, { storeId, storeName, storeEmployeeId, storeEmployeeName }))
  },
  'utilities.store-employees.list': ({ path: { storeId } }, { db }) => {
    if (!isStore(db, storeId)) return fail('STR404')
    const employees = employeesOf(db, storeId)
    return ok({
      employees: employees.map(({ storeEmployeeId, storeEmployeeName }) => ({ storeEmployeeId, storeEmployeeName })),
    })
  },
} satisfies Handlers<typeof associateCalls, Contexts>

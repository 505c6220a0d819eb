import type { CallName } from '#src/commerce/calls/index.ts'

import type { Settings } from '../bindings.ts'
import { requiredCalls, shellRequires, type PublicRouteName } from '../pages/registry.ts'

/** How many milliseconds a call that begins now may take. */
export type Budget = (call: CallName) => number

type Times = { readonly all: number; readonly optional: number; readonly required: readonly CallName[] }

function budgetOf({ all, optional, required }: Times, started: number): Budget {
  const needed = new Set(required)
  return call => {
    const left = started + all - performance.now()
    return needed.has(call) ? left : Math.min(left, optional)
  }
}

/**
 * The time a public page has: its calls end within `PUBLIC_PAGE_TIMEOUT_MS` of its beginning, and those that it can do
 * without within `OPTIONAL_CALL_TIMEOUT_MS` of theirs.
 */
export const pageBudget = (settings: Settings, page: PublicRouteName, started = performance.now()): Budget =>
  budgetOf(
    {
      all: settings.PUBLIC_PAGE_TIMEOUT_MS,
      optional: settings.OPTIONAL_CALL_TIMEOUT_MS,
      required: requiredCalls[page],
    },
    started,
  )

/** The same for what stands around a page: a page waits no longer for the whole of it than for an optional call. */
export const shellBudget = (settings: Settings): Budget =>
  budgetOf(
    {
      all: settings.COMMERCE_TIMEOUT_MS,
      optional: settings.OPTIONAL_CALL_TIMEOUT_MS / 2,
      required: shellRequires,
    },
    performance.now(),
  )

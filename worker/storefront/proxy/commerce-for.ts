import { createClient, type Commerce } from '#src/commerce/client.ts'
import type { Locale } from '#src/language/locales.ts'

import type { StorefrontContext } from '../context.ts'
import type { Budget } from './budget.ts'
import type { KnownAnswers } from './known-answers.ts'
import { callUpstream } from './upstream.ts'
import type { UpstreamTools } from './upstream-request.ts'

type Limits = {
  /** The time that is left for each call; without it, the call's own. */
  readonly budget?: Budget
  /** Answers that are the same for every visitor and already parsed. */
  readonly known?: KnownAnswers
  /** In whose name is asked, where that is said of them. */
  readonly visitor?: Pick<UpstreamTools, 'channel' | 'appUsid' | 'consent'>
}

/** The platform without a token, in the request's locale or another. No visitor is named unless `visitor` says so. */
export function commerceFor(
  { env: { isolate, trace }, var: { locale: own } }: StorefrontContext,
  locale: Locale = own,
  { budget, known, visitor }: Limits = {},
): Commerce {
  const tools = {
    ...isolate,
    ...visitor,
    trace,
    locale,
    ...(budget && { budget }),
    ...(known && { known }),
  }
  return createClient(call => callUpstream(tools, call), known?.check)
}

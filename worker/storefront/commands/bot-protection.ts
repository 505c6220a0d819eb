import { calls } from '#src/commerce/calls/index.ts'
import type { Commerce } from '#src/commerce/client.ts'

import type { Trace } from '../observability/trace.ts'

/** Codes of a call that may have done what it was asked. */
const isPerhapsDone = (code: string) => code === 'OUTCOME_UNKNOWN' || code === 'GEN500'

/**
 * Notes the application of bot protection that turned a call of a command away (R292). Not once the command has changed
 * something: done again from the beginning, it would change that twice.
 */
export function noteBotProtection(commerce: Commerce, trace: Pick<Trace, 'botProtection'>): Commerce {
  let hasChanged = false
  return async (name, input) => {
    const result = await commerce(name, input)
    if (calls[name].method !== 'GET' && (result.ok || isPerhapsDone(result.code))) hasChanged = true
    trace.botProtection = result.ok || hasChanged ? undefined : result.appId
    return result
  }
}

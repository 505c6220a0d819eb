import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { asksAboutSomebody, identifierIn } from '#src/commerce/calls/experiments/segments-query.ts'
import { ownValue } from '#src/kit/own-value.ts'

import { bucketOf } from './bucket.ts'
import { bucketingSpace } from './experiment.ts'

/** The audiences people may belong to, and how large a share of all visitors does. */
const audiences: Readonly<Record<string, number>> = {
  cold_weather: 0.5,
  trail_runner: 0.3,
  hut_to_hut: 0.4,
  gift_giver: 0.15,
  frequent_buyer: 0.2,
}

type Answer = AnswerOf<'experiments.segments.get'>

/** The audiences a query asks about: a list written in place or as a variable, else all of them. */
function subsetIn(query: string, variables: Readonly<Record<string, unknown>>): string[] {
  const [, list, name] = /audiences\s*\(\s*subset\s*:\s*(?:\[([^\]]{0,2000})\]|\$(\w{1,64}))/.exec(query) ?? []
  const given: unknown =
    name === undefined ? list?.match(/"[^"]{1,64}"/g)?.map(part => part.slice(1, -1)) : variables[name]
  return Array.isArray(given) ? given.filter(one => typeof one === 'string') : Object.keys(audiences)
}

/** R313: the audiences a user belongs to; an impossible identifier is reported as invalid (R348). */
export function segmentsOf(query: string, variables: Readonly<Record<string, unknown>> = {}): Answer {
  const who = asksAboutSomebody({ query, variables }) ? identifierIn(query, variables)?.value : undefined
  if (who === undefined)
    return {
      data: { customer: null },
      errors: [
        {
          message: 'the query names no identifier: a vuid of vuid_ and hex digits, or an fs_user_id',
          extensions: { code: 'INVALID_IDENTIFIER_EXCEPTION', classification: 'DataFetchingException' },
        },
      ],
    }
  const edges = subsetIn(query, variables).map(name => {
    const isQualified = bucketOf(who, name) < (ownValue(audiences, name) ?? 0) * bucketingSpace
    return { node: { name, state: isQualified ? ('qualified' as const) : ('not_qualified' as const) } }
  })
  return { data: { customer: { audiences: { edges } } } }
}

import * as v from 'valibot'

import { visitorId } from '../shapes.ts'

type Variables = Readonly<Record<string, unknown>>

type Identifier = { readonly kind: 'vuid' | 'fs_user_id'; readonly value: string }

const customer = /customer\s*\(\s*(vuid|fs_user_id)\s*:\s*(?:"([^"]{1,128})"|\$(\w{1,64}))/

/** The user a segments query is about, written in place or as a variable; undefined without one. */
export function identifierIn(query: string, variables: Variables = {}): Identifier | undefined {
  const [, kind, text, name] = customer.exec(query) ?? []
  const value = text ?? (name === undefined ? undefined : variables[name])
  if (typeof value !== 'string' || value === '') return undefined
  return { kind: kind === 'vuid' ? 'vuid' : 'fs_user_id', value }
}

/** R265: whether the queried id is a possible one; a query without an id is left to the data platform (R348). */
export function asksAboutSomebody(given: {
  readonly query: string
  readonly variables?: Variables | undefined
}): boolean {
  const named = identifierIn(given.query, given.variables)
  return named?.kind !== 'vuid' || v.is(visitorId, named.value)
}

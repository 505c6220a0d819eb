import { expect, it } from 'vitest'

import { commands } from '#worker/storefront/commands/registry.ts'

import type { Call } from './call.ts'
import { calls, type CallName } from './calls/index.ts'
import { namesIn } from './names-in.ts'
import { checkOfCall, checkOfCommand, personChecks } from './person-checks.ts'

const takesAnswer = (name: CallName) => {
  const { query, body }: Call = calls[name]
  return [query, body].flatMap(namesIn).includes('recaptcha_response')
}

it('R237–R239: the table names each call that takes recaptcha_response, and no other', () => {
  const taking = (Object.keys(calls) as CallName[]).filter(takesAnswer)
  expect(taking.filter(name => checkOfCall(name) === undefined)).toEqual([])
  expect(Object.values(personChecks).flatMap(check => check.calls)).toHaveLength(taking.length)
})

it('each form of the table is one of the store', () => {
  const known = new Set(
    Object.entries(commands).flatMap(([room, own]) => Object.keys(own).map(name => `${room}/${name}`)),
  )
  const named = Object.values(personChecks).flatMap((check): readonly string[] => check.commands)
  expect(named.filter(command => !known.has(command))).toEqual([])
  expect(named.map(checkOfCommand)).not.toContain(undefined)
})

it('each name is one that Turnstile takes for an action', () => {
  expect(Object.keys(personChecks).filter(name => !/^[\w-]{1,32}$/.test(name))).toEqual([])
})

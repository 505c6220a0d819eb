import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Call } from '#src/commerce/call.ts'
import { calls } from '#src/commerce/calls/index.ts'

import { exampleOf } from './example.ts'

describe('an example of an answer', () => {
  it.each(Object.entries(calls) as [string, Call][])('of %s is what the call declares', (_, { answer }) => {
    const { issues } = safeParse(answer, exampleOf(answer))
    expect(issues?.map(({ message }) => message) ?? []).toEqual([])
  })
})

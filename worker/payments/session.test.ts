import { expect, test } from 'vitest'

import { openSession, referenceOf } from './session.ts'

const key = 'a-key-for-tests-only'
const at = Date.UTC(2026, 10, 23)
const day = 24 * 60 * 60 * 1000

test('a session says what it is for, for a day', () => {
  const session = openSession(key, 'basket-of-ada', at)
  expect(session).toMatch(/^[\w-]{47}$/)
  expect(referenceOf(key, session, at + day - 1)).toBe('basket-of-ada')
  expect(referenceOf(key, session, at + day)).toBeUndefined()
})

test('a session of another basket, another time or another provider is none, nor is anything else', () => {
  const session = openSession(key, 'basket-of-ada', at)
  const later = openSession(key, 'basket-of-ada', at + day)
  const forged = [
    session.replace('ada', 'bob'),
    `${later.slice(0, 12)}${session.slice(12)}`,
    openSession('another-key', 'basket-of-ada', at),
    session.slice(0, -1),
    `${session}x`,
    'ses_unknown',
    '',
  ]
  expect(forged.map(one => referenceOf(key, one, at))).toEqual(forged.map(() => undefined))
})

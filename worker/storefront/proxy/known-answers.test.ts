import { expect, it } from 'vitest'

import { createKnownAnswers } from './known-answers.ts'

const long = (word: string) => JSON.stringify({ items: Array.from({ length: 500 }, (_, at) => `${word} ${at}`) })

it('the same text is made out once, and another text by itself', () => {
  const { parse } = createKnownAnswers()
  const first = parse(long('shell'))
  expect(first).toEqual(JSON.parse(long('shell')))
  expect(parse(long('shell'))).toBe(first)
  expect(parse(long('boots'))).toEqual(JSON.parse(long('boots')))
  expect(() => parse(long('shell').slice(0, -1))).toThrow(SyntaxError)
})

it('what was made out is checked once for a call, and for another call by that call’s own shape', () => {
  const { check } = createKnownAnswers()
  const json: unknown = { items: [] }
  const answer = check('wishlists.favorites.list', json)
  expect(check('wishlists.favorites.list', json)).toBe(answer)
  expect(check('products.search.query', json)).toEqual({ ok: false, code: 'GEN500' })
  expect(check('products.search.query', 'no object')).toEqual({ ok: false, code: 'GEN500' })
})

it('it keeps a million characters at most, the last read', () => {
  const { parse, size } = createKnownAnswers()
  const kept = parse(long('kept'))
  for (let at = 0; at < 400; at++) {
    parse(long(`other ${at}`))
    expect(parse(long('kept'))).toBe(kept)
  }
  expect(size()).toBeLessThanOrEqual(1_000_000)
  expect(size()).toBeGreaterThan(900_000)
})

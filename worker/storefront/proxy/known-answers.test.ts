import { describe, expect, it } from 'vitest'

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

describe('an answer with an entity tag', () => {
  const asked = (address = 'fellholm-us /listing', method = 'GET') => ({
    request: new Request('https://commerce.internal', { method }),
    address,
  })
  const answer = (headers: Record<string, string>) => new Response('', { headers: { etag: '"1"', ...headers } })
  const keptFrom = (sent: ReturnType<typeof asked>, response: Response) => {
    const { parseAnswer, taggedAnswer } = createKnownAnswers()
    parseAnswer(sent, response, '{"total":1}')
    return taggedAnswer(sent.address)
  }

  it('is kept by its address, whatever its length, until another comes', () => {
    const { parseAnswer, taggedAnswer } = createKnownAnswers()
    const { address } = asked()
    const json = parseAnswer(asked(), answer({}), '{"total":1}')
    expect(taggedAnswer(address)).toMatchObject({ tag: '"1"', json: { total: 1 } })
    expect(taggedAnswer(address)?.json).toBe(json)
    expect(taggedAnswer('fellholm-gb /listing')).toBeUndefined()
    parseAnswer(asked(), answer({ etag: '"2"' }), '{"total":2}')
    expect(taggedAnswer(address)).toMatchObject({ tag: '"2"', json: { total: 2 } })
  })

  it.each([
    ['that may be kept', {}, true],
    ['that may be kept for a while', { 'cache-control': 'max-age=60' }, true],
    ['that may not be stored', { 'cache-control': 'private, No-Store' }, false],
    ['that depends on what the address says', { vary: 'Accept-Encoding, locale' }, true],
    ['that depends on more', { vary: 'Accept-Encoding, Cookie' }, false],
    ['that depends on anything', { vary: '*' }, false],
  ])('%s', (_, headers, isKept) => {
    expect(keptFrom(asked(), answer(headers)) !== undefined).toBe(isKept)
  })

  it('of a request that changes something, or of a refusal, is not kept', () => {
    expect(keptFrom(asked('fellholm-us /listing', 'POST'), answer({}))).toBeUndefined()
    expect(keptFrom(asked(), new Response('', { status: 404, headers: { etag: '"1"' } }))).toBeUndefined()
  })

  it('goes when a million characters of others were read after it', () => {
    const { parseAnswer, taggedAnswer, size } = createKnownAnswers()
    parseAnswer(asked('first'), answer({}), long('first'))
    for (let at = 0; at < 400; at++) parseAnswer(asked(`${at}`), answer({}), long(`other ${at}`))
    expect(taggedAnswer('first')).toBeUndefined()
    expect(taggedAnswer('399')).toBeDefined()
    expect(size()).toBeLessThanOrEqual(1_000_000)
  })
})

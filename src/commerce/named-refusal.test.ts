import { describe, expect, it } from 'vitest'

import { errorStatus, isErrorCode } from './errors.ts'
import { namedRefusal } from './named-refusal.ts'
import { sentenceOf } from './sentences.ts'

const names = { appId: 'a-platform', correlationId: 'request-1' }
const refused = (status: number, more: object = {}) =>
  Response.json({ errorDetails: [{ errorId: 'BSK404' }], ...more }, { status, headers: { 'x-kept': 'yes' } })

describe('R145: a refusal says whose it is and to which request', () => {
  it('has errorDetails, appId and correlationId, and its status and headers', async () => {
    const answer = await namedRefusal(refused(404), names)
    expect([answer.status, answer.headers.get('x-kept'), await answer.json()]).toEqual([
      404,
      'yes',
      { errorDetails: [{ errorId: 'BSK404' }], ...names },
    ])
  })

  it('R292: a 403 names no appId, because that is how bot protection is known', async () => {
    expect(await (await namedRefusal(refused(403), names)).json()).not.toHaveProperty('appId')
  })

  it('one that names itself keeps its name', async () => {
    const answer = await namedRefusal(refused(404, { appId: 'another', correlationId: 'its-own' }), names)
    expect(await answer.json()).toMatchObject({ appId: 'another', correlationId: 'its-own' })
  })

  it('an id that is none is not repeated', async () => {
    const answer = await namedRefusal(refused(404), { ...names, correlationId: '<script>' })
    expect(await answer.json()).not.toHaveProperty('correlationId')
  })

  it('what is no refusal, or no JSON, stays as it is', async () => {
    const [done, page] = [Response.json({ ok: true }), new Response('gone', { status: 502 })]
    expect([await namedRefusal(done, names), await namedRefusal(page, names)]).toEqual([done, page])
  })
})

it('R145: every code has a sentence that can be shown', () => {
  const codes = Object.keys(errorStatus).filter(isErrorCode)
  expect(codes.length).toBeGreaterThan(110)
  const sentences = codes.map(code => sentenceOf(code, {}))
  expect(sentences.filter(text => !/^[A-Z].{10,}\.$/.test(text) || /[{}]/.test(text))).toEqual([])
})

it('INV408 fills in maxAllowedQty', () => {
  expect(sentenceOf('INV408', { maxAllowedQty: 2 })).toBe('At most 2 of this item can be bought.')
})

import { describe, expect, it } from 'vitest'

import { namedRefusal } from './named-refusal.ts'

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

import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import type { DeskEnv } from '../context.ts'
import type { DeskDatabase } from '../db/database.ts'
import { documents } from '../pages/document.tsx'
import type { Accessed } from './access.ts'
import { entranceRoutes, signedIn } from './entrance-routes.tsx'

const noDatabase: DeskDatabase = {
  all: () => [],
  run: () => undefined,
  transact: work => work(),
}

const known: Readonly<Record<string, Accessed>> = {
  ada: { kind: 'in', member: { email: 'ada@example.com', name: 'ada@example.com', role: 'publisher' } },
  eve: { kind: 'unknown', email: 'eve@example.com' },
}

const tools = {
  db: noDatabase,
  clock: Date.now,
  isLocal: false,
  readAccess: async (token: string): Promise<Accessed> =>
    known[token] ?? { kind: 'refused', reason: 'ERR_JWS_INVALID' },
}

const app = new Hono<DeskEnv>()
  .use(documents)
  .route('/', entranceRoutes(tools))
  .use(signedIn(tools))
  .get('/redirects', c => c.text(`${c.get('member').role} is in`))

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await app.request(`https://desk.example.com${path}`, { headers, method })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

describe('a desk behind Cloudflare Access', () => {
  it('lets in whom Access let through, by the role they have here', async () => {
    const answer = await ask('/redirects', { 'cf-access-jwt-assertion': 'ada' })
    expect([answer.status, answer.text]).toEqual([200, 'publisher is in'])
  })

  it('says to somebody without a role that they have none, and to a request around Access what is wrong with it', async () => {
    const eve = await ask('/redirects', { 'cf-access-jwt-assertion': 'eve' })
    expect([eve.status, eve.text.includes('eve@example.com has no role at this desk')]).toEqual([403, true])
    const around: readonly Record<string, string>[] = [
      {},
      { cookie: 'CF_Authorization=ada' },
      { cookie: `__Host-desk=${'0'.repeat(64)}` },
      { 'cf-access-authenticated-user-email': 'ada@example.com' },
    ]
    for (const headers of around) {
      const answer = await ask('/redirects', headers)
      expect([answer.status, answer.text.includes('ERR_JWS_INVALID')], JSON.stringify(headers)).toEqual([403, true])
    }
  })

  it('knows no password of its own, and signs out at Access', async () => {
    expect(await ask('/sign-in')).toMatchObject({ status: 302, location: '/' })
    expect((await ask('/sign-in', {}, 'POST')).status).toBe(403)
    expect(await ask('/sign-out', {}, 'POST')).toMatchObject({ status: 303, location: '/cdn-cgi/access/logout' })
  })
})

import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'

import { roles, type StaffRole } from '#worker/desk/staff/roles.ts'

import { colleague, colleagueAt, deskNamed, type Colleague } from './colleague.ts'

/** Who may do what, written down apart from the desk's own table. */
const allowed: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /redirects': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'GET /redirects/draft': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'GET /redirects/history': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'GET /redirects/explain': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'GET /redirects/export.csv': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'GET /redirects/rule': ['editor', 'publisher', 'engineer'],
  'GET /redirects/rule/1': ['editor', 'publisher', 'engineer'],
  'POST /redirects/rule': ['editor', 'publisher', 'engineer'],
  'POST /redirects/rule/1': ['editor', 'publisher', 'engineer'],
  'GET /redirects/import': ['editor', 'publisher', 'engineer'],
  'POST /redirects/import': ['editor', 'publisher', 'engineer'],
  'POST /redirects/draft/discard': ['editor', 'publisher', 'engineer'],
  'POST /redirects/draft/merge': ['editor', 'publisher', 'engineer'],
  'POST /redirects/draft/hosts': ['publisher', 'engineer'],
  'POST /redirects/draft/publish': ['publisher', 'engineer'],
  'POST /redirects/draft/cancel': ['publisher', 'engineer'],
  'GET /redirects/single-keys': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'POST /redirects/single-keys/adopt': ['editor', 'publisher', 'engineer'],
  'POST /redirects/single-keys/remove': ['publisher', 'engineer'],
  'POST /redirects/history/restore': ['publisher', 'engineer'],
  'POST /redirects/switch': ['publisher', 'engineer'],
  'GET /not-found': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'POST /not-found/adopt': ['editor', 'publisher', 'engineer'],
  'GET /searches': ['viewer', 'editor', 'publisher', 'support', 'engineer'],
  'GET /pages': ['viewer', 'editor', 'publisher', 'engineer'],
  'POST /pages/purge': ['publisher', 'engineer'],
  'GET /orders': ['warehouse', 'support', 'engineer'],
  'GET /orders/letters': ['warehouse', 'support', 'engineer'],
  'POST /orders/letters': ['support', 'engineer'],
  'GET /orders/fellholm-us/T0000000000': ['warehouse', 'support', 'engineer'],
  'POST /orders/fellholm-us/T0000000000/cancel': ['support', 'engineer'],
  'POST /orders/fellholm-us/T0000000000/move': ['warehouse', 'engineer'],
  'POST /orders/fellholm-us/T0000000000/receive': ['warehouse', 'engineer'],
  'POST /orders/fellholm-us/T0000000000/refund': ['support', 'engineer'],
  'POST /orders/fellholm-us/T0000000000/cancel-lines': ['support', 'engineer'],
  'POST /orders/fellholm-us/T0000000000/letters': ['support', 'engineer'],
  'GET /customers': ['support', 'engineer'],
  'GET /customers/fellholm-us/nobody': ['support', 'engineer'],
  'POST /customers/fellholm-us/nobody/letters': ['support', 'engineer'],
  'POST /customers/fellholm-us/nobody/look': ['support', 'engineer'],
  'GET /admin/mailbox': ['editor', 'support', 'engineer'],
  'GET /admin/warehouse': ['warehouse', 'engineer'],
  'GET /admin/scenarios': ['support', 'engineer'],
  'POST /admin/scenarios': ['support', 'engineer'],
  'GET /events': ['warehouse', 'support', 'engineer'],
  'GET /photos': ['editor', 'support', 'engineer'],
  'GET /photos/fellholm-us/rp-none/picture': ['editor', 'support', 'engineer'],
  'POST /photos/fellholm-us/rp-none': ['editor', 'support', 'engineer'],
  'GET /content': ['viewer', 'editor', 'publisher', 'engineer'],
  'GET /content/fellholm-us/product/FH50050': ['viewer', 'editor', 'publisher', 'engineer'],
  'POST /content/fellholm-us/product/FH50050': ['editor', 'publisher', 'engineer'],
  'GET /content/fellholm-us/page/about-us': ['viewer', 'editor', 'publisher', 'engineer'],
  'POST /content/fellholm-us/page/about-us': ['editor', 'publisher', 'engineer'],
  'GET /content/fellholm-us/slot?place=category': ['viewer', 'editor', 'publisher', 'engineer'],
  'POST /content/fellholm-us/slot': ['editor', 'publisher', 'engineer'],
  'GET /previews': ['editor', 'publisher', 'engineer'],
  'POST /previews': ['editor', 'publisher', 'engineer'],
  'GET /visitors': ['viewer', 'editor', 'publisher', 'engineer'],
  'GET /visitors/consent': ['viewer', 'editor', 'publisher', 'engineer'],
  'GET /visitors/experiments': ['viewer', 'editor', 'publisher', 'engineer'],
  'POST /visitors/experiments/switch': ['publisher', 'engineer'],
  'GET /visitors/vitals': ['viewer', 'editor', 'publisher', 'engineer'],
  'GET /visitors/errors': ['support', 'engineer'],
  'GET /health': ['publisher', 'support', 'engineer'],
  'POST /health/look': ['publisher', 'support', 'engineer'],
  'GET /audit': ['publisher', 'engineer'],
}

async function tried(one: Colleague, request: string): Promise<number> {
  const [method, path = ''] = request.split(' ')
  const { status, html } = await (method === 'GET' ? one.open(path) : one.post(path))
  if (status === 403) expect(html, request).toMatch(/You are signed in as \w+\. This is for: [a-z, ]+\./)
  return status
}

describe('the desk: roles and actions', () => {
  for (const role of roles)
    it(`${role} may do what is written, and is told clearly about the rest`, async () => {
      const one = await colleague('roles', role)
      const may: string[] = []
      for (const request of Object.keys(allowed)) if ((await tried(one, request)) !== 403) may.push(request)
      expect(may).toEqual(Object.keys(allowed).filter(request => allowed[request]?.includes(role)))
      const refused = role === 'viewer' ? await one.post('/redirects/draft/publish') : undefined
      if (refused !== undefined)
        expect(refused.html).toContain('You are signed in as viewer. This is for: publisher, engineer.')
    })

  it('nobody who is not signed in sees or changes anything', async () => {
    const nobody = colleagueAt('roles')
    for (const request of Object.keys(allowed)) expect(await tried(nobody, request), request).toBe(303)
    expect((await nobody.open('/redirects?q=old')).location).toBe('/sign-in?to=%2Fredirects%3Fq%3Dold')
  })
})

describe('the desk: the way in', () => {
  it('a wrong password says so, and after ten nobody can try for a quarter of an hour, not even rightly', async () => {
    const guest = colleagueAt('way-in')
    const fields = { email: 'editor@desk.example', password: 'guessed', to: '/audit' }
    for (let times = 0; times < 10; times += 1) expect((await guest.post('/sign-in', fields)).status).toBe(401)
    const last = await guest.post('/sign-in', { ...fields, password: 'trail-lantern-42' })
    expect([last.status, last.html.includes('too often')]).toEqual([429, true])
    const other = await guest.post('/sign-in', {
      ...fields,
      email: 'viewer@desk.example',
      password: 'trail-lantern-42',
    })
    expect([other.status, other.location]).toEqual([303, '/audit'])
  })

  it('leads back to a path of the desk alone', async () => {
    const guest = colleagueAt('roles')
    const fields = { email: 'viewer@desk.example', password: 'trail-lantern-42' }
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', ''])
      expect((await guest.post('/sign-in', { ...fields, to })).location, to).toBe('/')
  })

  it('keeps a session in a cookie that scripts and other sites never see, and ends it', async () => {
    const one = await colleague('roles', 'viewer')
    const fields = new URLSearchParams({ email: 'viewer@desk.example', password: 'trail-lantern-42', to: '/' })
    const signed = await one.send('/sign-in', { method: 'POST', body: fields })
    const set = signed.headers.get('set-cookie') ?? ''
    for (const part of ['__Host-desk=', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(set).toContain(part)
    expect((await one.open('/redirects')).status).toBe(200)
    await one.post('/sign-out')
    expect((await one.open('/redirects')).status).toBe(303)
  })

  it('changes nothing for a page of another origin, and sends a policy without script', async () => {
    const one = await colleague('roles', 'publisher')
    const foreign = await one.send('/redirects/switch', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ to: 'off' }),
    })
    expect(foreign.status).toBe(403)
    const page = await one.send('/redirects')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})

it('the audit log has who, when, before and after, and cannot be altered', async () => {
  const editor = await colleague('log', 'editor')
  await editor.post('/redirects/rule', { from: '/old', to: '/c/tents' })
  const engineer = await colleague('log', 'engineer')
  const { html } = await engineer.open('/audit')
  for (const text of ['editor@desk.example', 'add rule', '/old · /c/tents · 302']) expect(html).toContain(text)
  await runInDurableObject(deskNamed('log'), (_desk, { storage }) => {
    const count = () => storage.sql.exec('SELECT COUNT(*) AS count FROM audit').one().count
    const before = count()
    expect(() => storage.sql.exec("UPDATE audit SET who = 'nobody'")).toThrow('only added to')
    expect(() => storage.sql.exec('DELETE FROM audit')).toThrow('only added to')
    expect(count()).toBe(before)
    expect(before).toBeGreaterThan(0)
  })
})

import { expect, it } from 'vitest'

import { localPassword, localStaff } from '../../worker/desk/staff/people.ts'
import { welcome } from './welcome.ts'

it('`npm start` names the desk with everybody who may enter it, and the password they have', () => {
  const said = welcome({
    port: 8787,
    payments: 'http://pay.localhost:8787',
    platform: undefined,
    data: '.wrangler/state',
  })
  const desk = said.split('\n').find(line => line.includes('http://desk.localhost:8787')) ?? ''
  expect(localStaff.length).toBeGreaterThan(5)
  for (const { email } of localStaff) expect(desk).toContain(email.split('@')[0])
  expect(desk).toContain('desk.example')
  expect(said).toContain(`password ${localPassword}`)
})

import { expect, test } from 'vitest'

import { onPort, withMissing } from './dev-vars.ts'

test('the addresses of this machine move to the port of wrangler dev; everything else in a .dev.vars stays', () => {
  const text = `SESSION_SECRET=a:8787
STORE_ORIGIN=http://localhost:8787
PAYMENTS_ORIGIN=http://pay.localhost:8787
STORE_ORIGINS=http://localhost:*
COMMERCE_ORIGIN=http://localhost:9100
`
  expect(onPort(text, 8835)).toBe(`SESSION_SECRET=a:8787
STORE_ORIGIN=http://localhost:8835
PAYMENTS_ORIGIN=http://pay.localhost:8835
STORE_ORIGINS=http://localhost:*
COMMERCE_ORIGIN=http://localhost:9100
`)
  expect(onPort('STORE_ORIGIN=https://www.example.com\n', 8835)).toBe('STORE_ORIGIN=https://www.example.com\n')
})

test('a .dev.vars of an older store gets the secrets that it lacks, and keeps those it has', () => {
  const values = { ADMIN_KEY: 'new', OPERATOR_KEY: 'o' }
  expect(withMissing('ADMIN_KEY=mine', values)).toBe('ADMIN_KEY=mine\nOPERATOR_KEY=o\n')
  expect(withMissing('', values)).toBe('ADMIN_KEY=new\nOPERATOR_KEY=o\n')
})

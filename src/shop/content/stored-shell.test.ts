import * as v from 'valibot'
import { expect, it } from 'vitest'

import { storedShell } from './stored-shell.ts'

const menu = [{ id: 'tents', label: 'Tents', href: '/c/tents', children: [] }]
const quote = { type: 'quote', id: 'q', data: { text: 'Up.', by: 'Ada' } }

it('a shell that was kept comes back as it was', () => {
  const shell = {
    menu,
    footer: [],
    promotion: { text: 'Free delivery', href: '/help' },
    popUps: [{ id: 'letters', title: 'Letters', placed: [] }],
    keepsFavorites: false,
  }
  expect(v.parse(storedShell, JSON.parse(JSON.stringify(shell)))).toEqual(shell)
  expect(v.parse(storedShell, { menu, footer: [] })).toEqual({ menu, footer: [] })
})

it.each([
  [{ menu: [{ x: 1 }], footer: [null] }],
  [{ menu, footer: [{ ...menu[0], children: [{ label: 'Domes' }] }] }],
  [{ menu, footer: [], promotion: { text: 'Free delivery' } }],
  [
    {
      menu,
      footer: [],
      popUps: [{ id: 'letters', title: 'Letters', placed: [{ ...quote, type: 'no-such-section' }] }],
    },
  ],
  [{ menu, footer: [], popUps: [{ id: 'letters', title: 'Letters', placed: [{ ...quote, data: { text: 1 } }] }] }],
  [{ menu, footer: [], keepsFavorites: 'yes' }],
  [null],
  ['shell'],
  [[]],
])('P9: %j is no shell', junk => {
  expect(v.is(storedShell, junk)).toBe(false)
})

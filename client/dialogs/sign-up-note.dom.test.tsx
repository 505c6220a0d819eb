import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { sharedQueryClient } from '#src/commerce/query-client.ts'

import { openDialog } from './open-dialog.tsx'

vi.mock('../document/style-sheets.ts', () => ({ wholeSheet: () => Promise.resolve() }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.dataset.locale = 'en-us'
})

const note = { type: 'rich-text', id: 'why', data: { paragraphs: ['Repairs on record.'] } }

it.each([
  ['is wide (md) with content below its form, which it shows', [{ name: 'below', items: [note] }], 'md'],
  ['is narrow (xs) where there is none', [], 'xs'],
  ['is narrow (xs) where there are no words in it', [{ name: 'below', items: [] }], 'xs'],
])('R093: #modal=sign-up %s', async (_, sections, size) => {
  const answers = vi.fn<typeof fetch>(async () => Response.json({ sections }))
  vi.stubGlobal('fetch', answers)
  sharedQueryClient().clear()
  document.body.innerHTML = '<main></main>'
  const opened = await act(() => openDialog({ name: 'sign-up', frame: 'modal', argument: undefined }, () => {}))
  await act(() => opened.isShown)
  await act(() => vi.waitFor(() => expect(answers).toHaveBeenCalled(), 4_000))
  await act(() => new Promise(resolve => setTimeout(resolve)))
  const dialog = document.querySelector('dialog')
  expect([dialog?.dataset.size, dialog?.textContent.includes('Repairs on record.')]).toEqual([size, size === 'md'])
})

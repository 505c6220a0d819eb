import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { dialogCode } from './dialog-code.ts'
import './follow-hash.ts'

vi.mock('../document/style-sheets.ts', () => ({ wholeSheet: () => Promise.resolve() }))

let code = Promise.withResolvers<void>()

vi.mock('./dialog-registry.ts', () => ({
  loadDialog: async (name: string) => {
    await code.promise
    return ({ frame, onClose }: DialogProps) => (
      <Dialog frame={frame} title={name} onClose={onClose}>
        <p>Inside</p>
      </Dialog>
    )
  },
}))

const shownTitles = () => [...document.querySelectorAll('dialog[open] h2')].map(title => title.textContent)

/** Goes to a hash as a link or Back does; resolves when it has been followed. */
const goTo = (hash: string): Promise<void> => {
  location.hash = hash
  return dialogCode()?.followHash() ?? Promise.reject(new Error('nothing follows the hash'))
}

beforeEach(() => {
  code = Promise.withResolvers<void>()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.dataset.locale = 'en-us'
  document.body.innerHTML = '<main></main>'
})

/** Follows these hashes one after the other before the code of any of their dialogs is there, and brings it. */
async function followAll(...hashes: string[]) {
  for (const hash of hashes) void goTo(hash)
  await act(async () => code.resolve())
}

it('#modal=interests that is left while its code is on its way is not opened', async () => {
  await followAll('#modal=interests', '')
  await act(() => vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull()))
})

it('#modal=loyalty-sign-up that is left and come back to while its code is on its way stands once, and goes with its hash', async () => {
  await followAll('#modal=loyalty-sign-up', '#modal=interests', '#modal=loyalty-sign-up')
  await act(() => vi.waitFor(() => expect(shownTitles()).toEqual(['loyalty-sign-up'])))
  await act(() => goTo(''))
  expect(document.querySelector('dialog')).toBeNull()
})

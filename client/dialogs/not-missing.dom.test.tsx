import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'

import { openDialog } from './open-dialog.tsx'

vi.mock('../document/style-sheets.ts', () => ({ wholeSheet: () => Promise.resolve() }))

const { t } = languageOf('en-us')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.dataset.locale = 'en-us'
  document.body.innerHTML = '<main></main>'
})

const refusal = (errorId: string, status: number) => async () =>
  Response.json({ errorDetails: [{ errorId, message: 'gone' }] }, { status })
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

/** Opens a dialog over a platform that answers like this, and waits until it says a sentence. */
async function says(sentence: string, name: 'quickshop' | 'content', argument: string, answer: typeof fetch) {
  vi.stubGlobal('fetch', answer)
  document.body.innerHTML = '<main></main>'
  const opened = await act(() => openDialog({ name, frame: 'modal', argument }, () => {}))
  await act(() => opened.isShown)
  const text = () => document.querySelector('dialog')?.textContent ?? ''
  await act(() => vi.waitFor(() => expect(text()).toContain(sentence), 4_000))
  return text()
}

it.each([
  ['quickshop', 'FH10011', 'FH10012', 'product.missing', 'ORD404'],
  ['content', 'repairs', 'free-delivery', 'content.preview.none', 'API404'],
] as const)(
  '#modal=%s_%s is missing when the platform says so; another one, without a connection, cannot be shown now',
  async (name, gone, unreachable, missing, code) => {
    await says(t(missing), name, gone, refusal(code, 404))
    expect(await says(t('shell.unavailable.text'), name, unreachable, noConnection)).not.toContain(t(missing))
  },
)

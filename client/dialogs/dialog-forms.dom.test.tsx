import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { dialogs, type DialogName } from '#routes/dialogs.ts'

import { startForms } from '../forms/forms.ts'
import { runServerForm } from '../forms/server-form.ts'
import { openDialog } from './open-dialog.tsx'

vi.mock('../document/style-sheets.ts', () => ({ wholeSheet: () => Promise.resolve() }))
vi.mock('../forms/server-form.ts', { spy: true })

const commands: string[] = []

startForms()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML =
    '<main><div data-asks="https://pay.example/" data-asks-page="https://bank.example/"></div></main>'
  document.documentElement.dataset.locale = 'en-us'
  // Commands are never answered; nothing of what is read is there.
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('/-/')
      ? new Promise(() => {})
      : Promise.resolve(Response.json({ errorDetails: [{ errorId: 'API404' }] }, { status: 404 })),
  )
})

/** Arguments for the dialogs that need one. */
const subjects: Partial<Record<DialogName, string>> = { 'location-confirmation': 'FR', 'ask-question': 'FH10011' }

const names = Object.keys(dialogs) as DialogName[]

it.each(names)(
  'the dialog %s: React sends its forms, and what listens for the document leaves them alone',
  async name => {
    const opened = await act(() => openDialog({ name, frame: 'modal', argument: subjects[name] }, () => {}))
    await act(() => opened.isShown)
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    for (const form of document.querySelectorAll<HTMLFormElement>('dialog form[data-command]')) {
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: null })
      await act(async () => form.dispatchEvent(submit))
      expect(submit.defaultPrevented).toBe(true)
      commands.push(form.dataset.command ?? '')
    }
    expect(runServerForm).not.toHaveBeenCalled()
    await act(async () => opened.close())
  },
)

it.each(names)('the dialog %s is seen though nothing of what it asks for comes', async name => {
  const opened = await act(() => openDialog({ name, frame: 'modal', argument: subjects[name] }, () => {}))
  await act(() => opened.isShown)
  const isWaiting = () => document.querySelector('dialog[aria-busy]') !== null
  await act(() => vi.waitFor(() => expect(isWaiting()).toBe(false)))
  await act(async () => opened.close())
})

it('the dialogs that were looked at have forms', () => {
  expect(new Set(commands).size).toBeGreaterThanOrEqual(13)
})

it('an island that is awake is React’s as well; asleep it is HTML of the server', async () => {
  document.body.innerHTML = '<div data-props="{}"><form data-command="cart/add"><button></button></form></div>'
  const form = document.querySelector('form') as HTMLFormElement
  const submit = () =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: null }))
  document.querySelector('div')?.setAttribute('data-awake', '')
  submit()
  expect(runServerForm).not.toHaveBeenCalled()
  document.querySelector('div')?.removeAttribute('data-awake')
  submit()
  expect(runServerForm).toHaveBeenCalledOnce()
})

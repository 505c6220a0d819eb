import { act, useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { parseHash, type OpenDialog } from '#routes/dialogs.ts'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { openDialog, renderAhead } from './open-dialog.tsx'

vi.mock('../document/style-sheets.ts', () => ({ wholeSheet: () => Promise.resolve() }))

const done: string[] = []

function Noted({ frame, argument = '', onClose }: DialogProps) {
  useEffect(() => {
    done.push(`began ${argument}`)
    return () => void done.push(`ended ${argument}`)
  }, [argument])
  return (
    <Dialog frame={frame} title={`Sizes of ${argument}`} onClose={onClose}>
      <p>Inside</p>
    </Dialog>
  )
}

vi.mock('./dialog-registry.ts', () => ({
  loadDialog: async () => {
    done.push('loaded')
    return Noted
  },
}))

const sizes = (argument: string): OpenDialog => ({ name: 'size-chart', frame: 'panel', argument })
const shownTitles = () => [...document.querySelectorAll('dialog[open] h2')].map(title => title.textContent)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.dataset.locale = 'en-us'
  document.body.innerHTML = '<main></main>'
  done.length = 0
})

it('a dialog that is rendered ahead stands in no page and has begun nothing; it is opened with its code and its texts there', async () => {
  const letGo = await act(() => renderAhead(sizes('boots')))
  expect(document.querySelector('dialog')).toBeNull()
  expect(done).toEqual(['loaded'])
  const onClose = vi.fn<() => void>()
  const asked = parseHash('#panel=size-chart_boots')
  const opened = await act(() => openDialog(asked ?? sizes('none'), onClose))
  await act(() => opened.isShown)
  expect(shownTitles()).toEqual(['Sizes of boots'])
  expect(document.activeElement?.textContent).toBe('Sizes of boots')
  expect(done).toEqual(['loaded', 'began boots'])
  // It is the page's no longer, which may go while the dialog stands.
  await act(async () => letGo())
  expect(shownTitles()).toEqual(['Sizes of boots'])
  await act(async () => document.querySelector('dialog')?.close())
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.querySelector('dialog')).toBeNull()
  expect(done).toEqual(['loaded', 'began boots', 'ended boots'])
})

it('a dialog that is rendered ahead is opened once, and in the place of no other', async () => {
  await act(() => renderAhead(sizes('boots')))
  const other = await act(() => openDialog(sizes('jackets'), () => {}))
  await act(() => other.isShown)
  expect(shownTitles()).toEqual(['Sizes of jackets'])
  await act(async () => other.close())
  for (const _ of [1, 2]) {
    const opened = await act(() => openDialog(sizes('boots'), () => {}))
    await act(() => opened.isShown)
    expect(shownTitles()).toEqual(['Sizes of boots'])
    await act(async () => opened.close())
    expect(document.querySelector('dialog')).toBeNull()
  }
  expect(done.filter(one => one === 'loaded')).toHaveLength(3)
})

it('a dialog that is rendered ahead of a page that goes is let go with it', async () => {
  const letGo = await act(() => renderAhead(sizes('boots')))
  await act(async () => letGo())
  const opened = await act(() => openDialog(sizes('boots'), () => {}))
  await act(() => opened.isShown)
  expect(shownTitles()).toEqual(['Sizes of boots'])
  expect(done).toEqual(['loaded', 'loaded', 'began boots'])
})

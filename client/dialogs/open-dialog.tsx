import { Activity } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import type { OpenDialog } from '#routes/dialogs.ts'
import { Dialog as FrameOfDialog } from '#src/ui/feedback/dialog.tsx'

import { Around } from '../mount/around.tsx'
import { ErrorBoundary, Failed } from '../mount/error-boundary.tsx'
import { loadDialog } from './dialog-registry.ts'
import { pageLanguage } from '../document/language.ts'
import type { Dispose } from '../mount/mount.ts'
import { dispose } from '../mount/mounted.ts'
import { wholeSheet } from '../document/style-sheets.ts'

export type OpenedDialog = {
  readonly close: () => void
  /** Resolves when it stands on the screen. */
  readonly isShown: Promise<void>
}

/** A dialog whose code is there, in no page yet. */
type RenderedDialog = {
  readonly host: HTMLElement
  readonly root: Root
  /** Where it is hidden nothing of it listens, asks or opens. */
  readonly render: (mode: 'hidden' | 'visible', onClose: () => void, onAwake?: () => void) => void
}

/** What takes the dialogs away that are moving out. */
const movingOut = new Set<() => void>()

/** Takes a dialog away once it has moved out (R085), or another takes its place: the same fields would be there twice. */
async function moveOut({ host, root }: RenderedDialog): Promise<void> {
  const takeAway = () => {
    if (!movingOut.delete(takeAway)) return
    dispose(host)
    root.unmount()
    host.remove()
  }
  movingOut.add(takeAway)
  const dialog = host.querySelector('dialog')
  dialog?.close()
  await Promise.allSettled(dialog?.getAnimations().map(({ finished }) => finished) ?? [])
  takeAway()
}

const nothing = () => undefined

/** Resolves when the dialog's code, its texts and its style are there. */
async function renderedDialog(wanted: OpenDialog): Promise<RenderedDialog> {
  const [Dialog, language] = await Promise.all([loadDialog(wanted.name), pageLanguage(), wholeSheet()])
  const host = document.createElement('div')
  host.dataset.scope = ''
  const root = createRoot(host)
  return {
    host,
    root,
    render: (mode, onClose, onAwake = nothing) =>
      root.render(
        <Activity mode={mode}>
          <Around language={language} onAwake={onAwake}>
            <ErrorBoundary
              part={wanted.name}
              fallback={retry => (
                <FrameOfDialog frame={wanted.frame} title={language.t('ui.failed.title')} size="xs" onClose={onClose}>
                  <Failed onRetry={retry} />
                </FrameOfDialog>
              )}
            >
              <Dialog frame={wanted.frame} argument={wanted.argument} onClose={onClose} />
            </ErrorBoundary>
          </Around>
        </Activity>,
      ),
  }
}

/** The dialog that was rendered before it was asked for, and what it will be asked for as. */
let ahead: { readonly asked: string; readonly rendered: RenderedDialog } | undefined

const askedAs = ({ frame, name, argument = '' }: OpenDialog) => `${frame}=${name}_${argument}`

/** Renders a dialog that will soon be opened, where nobody sees it, so that little is left to do then. */
export async function renderAhead(wanted: OpenDialog): Promise<Dispose> {
  const rendered = await renderedDialog(wanted)
  rendered.render('hidden', nothing)
  const mine = { asked: askedAs(wanted), rendered }
  ahead?.rendered.root.unmount()
  ahead = mine
  return () => {
    if (ahead !== mine) return
    ahead = undefined
    rendered.root.unmount()
  }
}

function takeAhead(wanted: OpenDialog): RenderedDialog | undefined {
  if (ahead?.asked !== askedAs(wanted)) return undefined
  const { rendered } = ahead
  ahead = undefined
  return rendered
}

/** Opens a dialog over the page; resolves when its code is there. `onClose` runs when the shopper closes it. */
export async function openDialog(wanted: OpenDialog, onClose: () => void): Promise<OpenedDialog> {
  const rendered = takeAhead(wanted) ?? (await renderedDialog(wanted))
  document.body.append(rendered.host)
  let isLeaving = false
  const remove = () => {
    if (isLeaving) return
    isLeaving = true
    void moveOut(rendered)
  }
  const leave = () => {
    if (isLeaving) return
    onClose()
    remove()
  }
  for (const takeOther of movingOut) takeOther()
  const isShown = new Promise<void>(resolve => rendered.render('visible', leave, resolve))
  return { close: remove, isShown }
}

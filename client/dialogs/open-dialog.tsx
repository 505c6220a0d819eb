import { createRoot, type Root } from 'react-dom/client'

import type { OpenDialog } from '#routes/dialogs.ts'
import { Dialog as FrameOfDialog } from '#src/ui/feedback/dialog.tsx'

import { Around } from '../mount/around.tsx'
import { ErrorBoundary, Failed } from '../mount/error-boundary.tsx'
import { loadDialog } from './dialog-registry.ts'
import { pageLanguage } from '../document/language.ts'
import { dispose } from '../mount/mounted.ts'
import { wholeSheet } from '../document/style-sheets.ts'

export type OpenedDialog = {
  readonly close: () => void
  /** Resolves when it stands on the screen. */
  readonly isShown: Promise<void>
}

/** What takes the dialogs away that are moving out. */
const movingOut = new Set<() => void>()

/** Takes a dialog away once it has moved out (R085), or another takes its place: the same fields would be there twice. */
async function moveOut(host: HTMLElement, root: Root): Promise<void> {
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

/** Opens a dialog over the page; resolves when its code is there. `onClose` runs when the shopper closes it. */
export async function openDialog(wanted: OpenDialog, onClose: () => void): Promise<OpenedDialog> {
  const [Dialog, language] = await Promise.all([loadDialog(wanted.name), pageLanguage(), wholeSheet()])
  const host = document.createElement('div')
  host.dataset.scope = ''
  document.body.append(host)
  const root = createRoot(host)
  let isLeaving = false
  const remove = () => {
    if (isLeaving) return
    isLeaving = true
    void moveOut(host, root)
  }
  const leave = () => {
    if (isLeaving) return
    onClose()
    remove()
  }
  for (const takeOther of movingOut) takeOther()
  const isShown = new Promise<void>(resolve => {
    root.render(
      <Around language={language} onAwake={resolve}>
        <ErrorBoundary
          part={wanted.name}
          fallback={retry => (
            <FrameOfDialog frame={wanted.frame} title={language.t('ui.failed.title')} size="xs" onClose={leave}>
              <Failed onRetry={retry} />
            </FrameOfDialog>
          )}
        >
          <Dialog frame={wanted.frame} argument={wanted.argument} onClose={leave} />
        </ErrorBoundary>
      </Around>,
    )
  })
  return { close: remove, isShown }
}

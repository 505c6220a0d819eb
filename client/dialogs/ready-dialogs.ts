import type { OpenDialog } from '#routes/dialogs.ts'

import type { OpenedDialog } from './open-dialog.tsx'

type Open = (wanted: OpenDialog, onClose: () => void) => Promise<OpenedDialog>

let open: Open = async (wanted, onClose) => (await import('./open-dialog.tsx')).openDialog(wanted, onClose)

/** Spares what opens a dialog an import, which takes several tasks also where the code is there. */
export const provideDialogs = (given: Open): void => void (open = given)

/** Opens a dialog as `open-dialog.tsx` does. */
export const openDialog: Open = (wanted, onClose) => open(wanted, onClose)

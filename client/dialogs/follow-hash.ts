import { dialogShown } from '#src/kit/events.ts'
import { judgeDialog, parseHash } from '#routes/dialogs.ts'
import { href } from '#routes/href.ts'

import { goTo } from '../navigation/go-to.ts'
import { pageLocale } from '../document/page-locale.ts'
import { isSignedIn } from '../visitor/visitor-role.ts'
import { provideDialogCode } from './dialog-code.ts'
import { openDialog } from './open-dialog.tsx'

let shown: { readonly close: () => void } | undefined
/** The hash that was followed last; a navigation may tell of it twice. */
let followed = ''

/** One dialog at a time stands over the page. */
function show(opened: { readonly close: () => void } | undefined) {
  shown?.close()
  shown = opened
}

/** Closes the dialog, as when the path changes; any hash may be followed again. */
function closeDialog(): void {
  show(undefined)
  followed = ''
}

/** Takes the hash away and keeps path and query. */
function leaveHash() {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
  shown = undefined
  followed = ''
}

/** Opens what the hash names and closes what it no longer names. */
async function followHash(): Promise<void> {
  const { hash } = location
  if (hash === followed) return
  followed = hash
  const wanted = parseHash(hash)
  show(undefined)
  if (wanted === undefined) return
  const verdict = judgeDialog(wanted.name, isSignedIn())
  if (verdict !== 'open') {
    leaveHash()
    if (verdict !== 'blocked') goTo(href(pageLocale(), verdict.to))
    return
  }
  try {
    const opened = await openDialog(wanted, leaveHash)
    // Meanwhile somebody may have gone back or on.
    if (followed !== hash) return opened.close()
    show(opened)
    await opened.isShown
    dispatchEvent(new CustomEvent(dialogShown))
  } catch (error) {
    // Its code or its words did not come: it may be asked for again.
    followed = ''
    throw error
  }
}

/** Opens a dialog that no hash names, as a page asks for. */
async function openAtOnce(name: string): Promise<void> {
  const wanted = parseHash(`#${name}`)
  if (wanted !== undefined && location.hash === '') show(await openDialog(wanted, leaveHash))
}

provideDialogCode({ followHash, openAtOnce, closeDialog })

import { dialogShown } from '#src/kit/events.ts'
import { judgeDialog, parseHash } from '#routes/dialogs.ts'
import { href } from '#routes/href.ts'

import { goTo } from '../navigation/go-to.ts'
import { pageLocale } from '../document/page-locale.ts'
import { isSignedIn } from '../visitor/visitor-role.ts'
import { openDialog } from './ready-dialogs.ts'

let shown: { readonly close: () => void } | undefined
/** The hash that was followed last; a navigation may tell of it twice. */
let followed = ''

/** Opens what the hash names and closes what it no longer names. */
async function followHash() {
  const { hash } = location
  if (hash === followed) return
  followed = hash
  const wanted = parseHash(hash)
  shown?.close()
  shown = undefined
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
    shown = opened
    await opened.isShown
    dispatchEvent(new CustomEvent(dialogShown))
  } catch (error) {
    // Its code or its words did not come: it may be asked for again.
    followed = ''
    throw error
  }
}

/** Opens the dialog of a name with its argument, by the hash that stands for it. */
export function openByHash(name: string): void {
  if (location.hash !== `#${name}`) location.hash = name
  // The browser tells of the change only after a frame.
  void followHash()
}

/** Opens by itself the dialog a page asks with, such as the bank's question (R176). */
export async function openFromHash(within: ParentNode): Promise<void> {
  const { opensNow = '' } = within.querySelector<HTMLElement>('[data-opens-now]')?.dataset ?? {}
  const wanted = parseHash(`#${opensNow}`)
  if (wanted === undefined || location.hash !== '') return
  shown = await openDialog(wanted, leaveHash)
}

/** Nothing is shown any more: any hash may be followed again. */
function forget() {
  shown = undefined
  followed = ''
}

/** Takes the hash away and keeps path and query. */
function leaveHash() {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
  forget()
}

/** Closes the dialog, as when the path changes. */
export function closeDialog(): void {
  shown?.close()
  forget()
}

const miniCart = 'panel=mini-cart'
/** The cart page shows what the mini cart would; there its link stays a link (R098). */
const isOnCart = () => document.querySelector('main [data-cart-page]') !== null

/** Dialogs open from the URL hash; a link with `data-dialog` opens one instead of its page. */
export function startDialogs(): void {
  addEventListener('hashchange', () => void followHash())
  // A page that was put in under an address with a hash tells of no change of it.
  globalThis.navigation?.addEventListener('navigatesuccess', () => void followHash())
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest<HTMLElement>('[data-dialog]')
    const { dialog = '' } = link?.dataset ?? {}
    if (dialog === '' || (dialog === miniCart && isOnCart())) return
    event.preventDefault()
    openByHash(dialog)
  })
  if (location.hash.length > 1) void followHash()
  void openFromHash(document)
}

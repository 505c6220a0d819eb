import { dialogCode } from './dialog-code.ts'

/** Resolves with what opens dialogs, which comes with the first of them. */
const withCode = async () => {
  await import('./follow-hash.ts')
  return dialogCode()
}

/** Opens what the hash names, and closes what it no longer names. */
function follow() {
  const code = dialogCode()
  if (code !== undefined) void code.followHash()
  else if (/^#(?:modal|panel)=/.test(location.hash)) void withCode().then(loaded => loaded?.followHash())
}

/** Opens the dialog of a name with its argument, by the hash that stands for it. */
export function openByHash(name: string): void {
  if (location.hash !== `#${name}`) location.hash = name
  // The browser tells of the change only after a frame.
  follow()
}

/** Opens by itself the dialog a page asks with, such as the bank's question (R176). */
export async function openFromHash(within: ParentNode): Promise<void> {
  const { opensNow = '' } = within.querySelector<HTMLElement>('[data-opens-now]')?.dataset ?? {}
  if (opensNow !== '') await (await withCode())?.openAtOnce(opensNow)
}

/** Closes the dialog, as when the path changes. */
export const closeDialog = (): void => dialogCode()?.closeDialog()

const miniCart = 'panel=mini-cart'
/** The cart page shows what the mini cart would; there its link stays a link (R098). */
const isOnCart = () => document.querySelector('main [data-cart-page]') !== null

/** Dialogs open from the URL hash; a link with `data-dialog` opens one instead of its page. */
export function startDialogs(): void {
  addEventListener('hashchange', follow)
  // A page that was put in under an address with a hash tells of no change of it.
  globalThis.navigation?.addEventListener('navigatesuccess', follow)
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest<HTMLElement>('[data-dialog]')
    const { dialog = '' } = link?.dataset ?? {}
    if (dialog === '' || (dialog === miniCart && isOnCart())) return
    event.preventDefault()
    openByHash(dialog)
  })
  follow()
  void openFromHash(document)
}

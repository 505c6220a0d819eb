import css from '#src/ui/feedback/toasts.module.css'

import { pageLanguage } from './language.ts'

/** D35: a toast goes after this long; it waits while pointed at or focused, and errors stay until closed. */
const shownMs = 6_000
const tickMs = 200

type Kind = 'notice' | 'error'

/** Puts a stack above everything; with a dialog open it stands below the dialog's heading, for all else is out of reach. */
function place(stack: HTMLElement, head: Element | null): void {
  if (head === null) {
    stack.popover = 'manual'
    document.body.append(stack)
  } else head.after(stack)
}

/** The stack of toasts (R099). */
function stack(): HTMLElement {
  const head = document.querySelector('dialog:modal [data-dialog-head]')
  const existing = document.querySelector<HTMLElement>('#toasts')
  if (existing?.parentElement === (head?.parentElement ?? document.body)) return existing
  const made = document.createElement('div')
  made.id = 'toasts'
  made.className = css.stack ?? ''
  made.setAttribute('role', 'status')
  if (existing !== null) made.append(...existing.childNodes)
  existing?.remove()
  place(made, head)
  return made
}

function closeButton(label: string, close: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = css.close ?? ''
  button.textContent = '×'
  button.setAttribute('aria-label', label)
  button.addEventListener('click', close)
  return button
}

/** Ends a toast when its time is up; errors have all the time there is. */
function count(item: HTMLElement, kind: Kind, close: () => void) {
  if (kind === 'error') return undefined
  let left = shownMs
  return setInterval(() => {
    if (item.matches(':hover') || item.contains(document.activeElement)) return
    left -= tickMs
    if (left <= 0) close()
  }, tickMs)
}

/** Says something in passing, politely, in the page's language. */
export async function toast(text: string, kind: Kind = 'notice'): Promise<void> {
  const { t } = await pageLanguage()
  const toasts = stack()
  const item = document.createElement('div')
  item.className = (kind === 'error' ? css.error : css.toast) ?? ''
  const close = () => {
    clearInterval(ticking)
    const { parentElement } = item
    item.remove()
    if (parentElement?.childElementCount === 0 && parentElement.popover !== null) parentElement.hidePopover()
  }
  const ticking = count(item, kind, close)
  item.append(text, closeButton(t('shell.close'), close))
  if (toasts.popover !== null && !toasts.matches(':popover-open')) toasts.showPopover()
  toasts.append(item)
}

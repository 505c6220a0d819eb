import css from '#src/ui/toasts.module.css'

/** D35: a toast goes after this long; it waits while pointed at or focused, and errors stay until closed. */
const shownMs = 6_000
const tickMs = 200

function stack(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('#toasts')
  if (existing !== null) return existing
  const made = document.createElement('ol')
  made.id = 'toasts'
  made.className = css.stack ?? ''
  made.setAttribute('role', 'status')
  made.popover = 'manual'
  document.body.append(made)
  return made
}

function closeButton(close: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = css.close ?? ''
  button.textContent = '×'
  button.addEventListener('click', close)
  return button
}

/** Says something in passing. */
export function toast(text: string, kind: 'notice' | 'error' = 'notice'): void {
  const toasts = stack()
  const item = document.createElement('li')
  item.className = (kind === 'error' ? css.error : css.toast) ?? ''
  item.append(text)
  let left = shownMs
  const close = () => {
    clearInterval(ticking)
    item.remove()
    if (toasts.childElementCount === 0) toasts.hidePopover()
  }
  const ticking = setInterval(() => {
    if (kind === 'error' || item.matches(':hover, :focus-within')) return
    left -= tickMs
    if (left <= 0) close()
  }, tickMs)
  item.append(closeButton(close))
  toasts.append(item)
  if (!toasts.matches(':popover-open')) toasts.showPopover()
}

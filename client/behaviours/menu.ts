import { listening } from '../mount/listening.ts'

const itemsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[role="menuitem"]')]
const listIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[role="menu"]')
const isOpen = (root: HTMLElement) => listIn(root)?.matches(':popover-open') === true

/** Key → which item is next; from the button (`-1`) down comes to the first and up to the last. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The next item that begins with a letter, after the one that has the focus. */
function startingWith(items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const inTurn = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return inTurn.find(item => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()))
}

function press(event: Event, root: HTMLElement) {
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
  if (ctrlKey || metaKey || altKey) return
  const items = itemsIn(root)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const move = moves[key]
  const isLetter = key.length === 1 && key !== ' ' && at >= 0
  const next =
    move === undefined ? (isLetter ? startingWith(items, at, key) : undefined) : items[move(at, items.length)]
  if (next === undefined) return
  event.preventDefault()
  if (!isOpen(root)) listIn(root)?.showPopover()
  next.focus()
}

/** A menu that opens takes the focus to its first item; Escape and a press elsewhere close it, as with any popover. */
function enter(event: Event, root: HTMLElement) {
  const { newState } = event as ToggleEvent
  const isInside = root.querySelector('[role="menu"]')?.contains(document.activeElement) === true
  if (newState === 'open' && !isInside) itemsIn(root)[0]?.focus()
}

/** In a menu Tab leaves: the focus goes on from its button. */
function leave(event: Event, root: HTMLElement) {
  const to = (event as FocusEvent).relatedTarget as Node | null
  if (to !== null && isOpen(root) && !root.contains(to)) listIn(root)?.hidePopover()
}

/** Menu button (ARIA Authoring Practices). */
export const mount = listening({ keydown: press, toggle: enter, focusout: leave })

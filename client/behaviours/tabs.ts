import { listening } from '../mount/listening.ts'

const tabsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[role="tab"]')]
const tabAt = (event: Event) => (event.target as Element).closest<HTMLElement>('[role="tab"]')

function choose(root: HTMLElement, chosen: HTMLElement) {
  for (const tab of tabsIn(root)) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', `${isChosen}`)
    tab.tabIndex = isChosen ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel !== null) panel.hidden = !isChosen
  }
}

/** Key → which tab is next, of how many; the row is read along the line of writing. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function move(event: Event, root: HTMLElement) {
  const tab = tabAt(event)
  const to = moves[(event as KeyboardEvent).key]
  if (tab === null || to === undefined) return
  event.preventDefault()
  const tabs = tabsIn(root)
  const next = tabs[to(tabs.indexOf(tab), tabs.length)]
  if (next === undefined) return
  choose(root, next)
  next.focus()
}

/** Tabs with automatic activation (ARIA Authoring Practices). */
export const mount = listening({
  click: (event, root) => {
    const tab = tabAt(event)
    if (tab !== null) choose(root, tab)
  },
  keydown: move,
})
